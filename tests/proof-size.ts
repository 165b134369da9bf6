/** `npm run prove` sets it: what is tried at many moments or sizes is then tried at all of them, not at a few. */
export const isLong = process.env.PROOFS === 'long'
