/** The elements that others look for: a text's row, its field and its heading, and a part of the page. */
export const rowId = (key: string) => `text-${key}`
export const fieldId = (key: string) => `field-${key}`
export const labelId = (key: string) => `label-${key}`
export const groupId = (title: string) => `group-${title.toLowerCase().replaceAll(' ', '-')}`
