import { createHash } from 'node:crypto'

/** What the database keeps of a session's token: enough to know it again, too little to use it. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex')
