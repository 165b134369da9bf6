import type { Claim } from './input.ts'

/** The header with which a save says which pending version it makes an end of. */
export const claimHeader = 'pending-version'

export const writeClaim = (claim: Claim) => JSON.stringify(claim)
