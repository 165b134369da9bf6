import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { requireRole, type UserEnv } from '#accounts/session.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { acceptUploads } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { prepareLogo, preparePicture } from '#records/files/images.server.ts'
import { storeFile } from '#records/files/queries.server.ts'
import { limitUpload, receiveFile } from '#records/files/received-file.server.ts'
import { referencesResource } from '#records/references/admin.server.ts'
import { logoBucket } from '#records/references/logo.ts'
import { readId } from '#resources/resource-api.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'

/** The calls that take a file. They alone accept a form instead of JSON, and more than a megabyte. */
export function uploadsApi({ db, environment }: Platform) {
  const guards = [requireRole('editor'), acceptUploads(environment), limitUpload] as const
  return new Hono<UserEnv>()
    .put('/files/pictures', ...guards, async (c) => {
      const { data, content_type, ending, width, height } = await preparePicture(await receiveFile(c))
      const name = `${randomBytes(16).toString('hex')}.${ending}`
      const url = await storeFile(db, { bucket: 'pictures', name, content_type, data })
      return c.json({ url, width, height }, 201)
    })
    .put('/references/:id/logo', ...guards, async (c) => {
      const id = readId(c, referencesResource)
      if (!(await findRow(db, referencesResource, id))) throw new Refusal(404, 'There is no such item.')
      const { data, content_type, ending } = await prepareLogo(await receiveFile(c))
      const seenVersion = c.req.header('if-unmodified-since-version')
      const changed = await db.transaction(async (tx) => {
        const inside = tx as unknown as Database
        const file = { bucket: logoBucket, name: `${id}.${ending}`, content_type, data }
        const values = { logo_url: await storeFile(inside, file) }
        return changeRow(inside, referencesResource, c.var.user, { id, values, seenVersion })
      })
      return c.json(changed)
    })
}
