import type { Claim, WriteVersion } from './input.ts'

/**
 * The header with which a form says where its write stands among those of its author, and a save which pending version
 * it makes an end of. A write without it is the newest.
 */
export const pendingVersionHeader = 'pending-version'

export const writeHeader = (given: Claim | WriteVersion) => JSON.stringify(given)
