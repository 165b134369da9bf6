import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireRole, type User, type UserEnv } from '#accounts/session.server.ts'
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
      const url = await db.transaction((tx) =>
        storeUpload(tx as unknown as Database, c.var.user, { bucket: 'pictures', name, content_type, data }),
      )
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
        const values = { logo_url: await storeUpload(inside, c.var.user, file) }
        return changeRow(inside, referencesResource, c.var.user, { id, values, seenVersion })
      })
      return c.json(changed)
    })
}

/** Answers its address, and writes down who has brought it. */
async function storeUpload(db: Database, user: User, file: Parameters<typeof storeFile>[1]) {
  const { bucket, name, content_type, data } = file
  await recordAuditEntry(db, user, {
    action: 'upload',
    resource: 'files',
    item_id: name,
    item_label: `${bucket}/${name}`,
    after: { content_type, bytes: data.length },
  })
  return storeFile(db, file)
}
