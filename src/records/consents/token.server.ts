import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Database } from '#platform/database/database.server.ts'
import { getSecret } from '#platform/database/secrets.server.ts'

const idBytes = 16
const markBytes = 18

export const consentPath = (token: string) => `/consent/${token}`

/** Links to consents. They are signed and not kept: every mail can carry the same one, and the table opens none. */
export async function openConsentTokens(db: Database) {
  const secret = await getSecret(db, 'CONSENT_SECRET', undefined)
  const mark = (id: Buffer) => createHmac('sha256', secret).update('news').update(id).digest().subarray(0, markBytes)
  return {
    tokenOf(id: string): string {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      return Buffer.concat([bytes, mark(bytes)]).toString('base64url')
    },
    /** The consent that a link is about, or nothing when we did not make it. */
    read(token: string): string | undefined {
      const bytes = Buffer.from(token, 'base64url')
      if (bytes.length !== idBytes + markBytes || bytes.toString('base64url') !== token) return undefined
      const id = bytes.subarray(0, idBytes)
      if (!timingSafeEqual(mark(id), bytes.subarray(idBytes))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
    },
  }
}
