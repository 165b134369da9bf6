export const passwordLength = { least: 12, most: 128 }
