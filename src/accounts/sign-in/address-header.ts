/** Our own way to tell the sign-in library the visitor's address, as TRUST_PROXY makes it out. */
export const addressHeader = 'x-client-address'
