/** Where logos are stored, each named by its reference's id and the file's own extension. */
export const logoBucket = 'brand-logos'
