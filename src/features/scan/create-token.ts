/** 192 random bits. Not randomUUID: that is missing on a site without https. */
export function createToken(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
