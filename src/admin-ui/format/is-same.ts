/** Whether two values of a row, as they come from the server or out of a form, are the same to the letter. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
