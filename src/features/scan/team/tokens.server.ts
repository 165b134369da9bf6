import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 192 random bits, for the organiser alone. */
export const createManageToken = () => randomBytes(24).toString('base64url')

/** The colleagues' link follows from the organiser's, and not the other way round: so neither has to be kept. */
export const teamTokenOf = (manageToken: string) =>
  createHmac('sha256', manageToken).update('team').digest().subarray(0, 24).toString('base64url')

export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
