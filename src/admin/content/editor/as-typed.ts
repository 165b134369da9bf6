/** The inputs make nothing of an empty text by themselves; here it is a text like any other. */
export const asTyped = (value: string) => value
