/** The pages of the scan itself. */
export const ownPages = /^\/(?:scan\/|assessment)/
