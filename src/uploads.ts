import { Hono } from 'hono'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import { requireRole, type User, type UserEnv } from '#accounts/session.server.ts'
import { gone, newName, replacePicture } from '#admin/pictures/change.server.ts'
import { findPicture, pictureBucket } from '#admin/pictures/library.server.ts'
import { readPictureId } from '#admin-ui/pictures/picture-id.ts'
import type { Database } from '#platform/database/database.server.ts'
import { asDatabase } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { acceptUploads } from '#platform/http/write-guard.server.ts'
import type { Platform } from '#platform/platform.server.ts'
import { prepareLogo, preparePicture } from '#records/files/images.server.ts'
import { storeFile } from '#records/files/queries.server.ts'
import { limitUpload, receiveFile } from '#records/files/received-file.server.ts'
import { referencesResource } from '#records/references/admin.server.ts'
import { logoBucket } from '#records/references/logo.ts'
import type { Resource } from '#resources/resource.server.ts'
import { readId } from '#resources/resource-api.server.ts'
import { changeRow, findRow } from '#resources/rows.server.ts'

/** The calls that take a file. They alone accept a form instead of JSON, and more than a megabyte. */
export function uploadsApi({ db, environment, now }: Platform, resources: Resource[]) {
  const guards = [requireRole('editor'), acceptUploads(environment), limitUpload] as const
  return new Hono<UserEnv>()
    .put('/files/pictures', ...guards, async (c) => {
      const sent = await receiveFile(c)
      const { ending, ...image } = await preparePicture(sent)
      const file = { bucket: pictureBucket, name: newName(ending), title: titleOf(sent), ...image }
      const url = await db.transaction((tx) => storeUpload(asDatabase(tx), c.var.user, file))
      return c.json({ url, width: image.width, height: image.height }, 201)
    })
    .put('/pictures/:id/replacement', ...guards, async (c) => {
      const key = readPictureId(c.req.param('id'))
      if (!(await findPicture(db, key))) throw gone()
      const sent = await receiveFile(c)
      const image = await (key.bucket === logoBucket ? prepareLogo(sent) : preparePicture(sent))
      const deps = { db, resources, user: c.var.user, now: now() }
      return c.json(await replacePicture(deps, key, image, titleOf(sent)), 201)
    })
    .put('/references/:id/logo', ...guards, async (c) => {
      const id = readId(c, referencesResource)
      if (!(await findRow(db, referencesResource, id))) throw new Refusal(404, 'There is no such item.')
      const sent = await receiveFile(c)
      const { ending, ...image } = await prepareLogo(sent)
      const seenVersion = c.req.header('if-unmodified-since-version')
      const changed = await db.transaction(async (tx) => {
        const inside = asDatabase(tx)
        const file = { bucket: logoBucket, name: `${id}.${ending}`, title: titleOf(sent), ...image }
        const values = { logo_url: await storeUpload(inside, c.var.user, file) }
        return changeRow(inside, referencesResource, c.var.user, { id, values, seenVersion })
      })
      return c.json(changed)
    })
}

/** The name that the file came with, without its ending; a path that a browser may have sent stays out of it. */
const titleOf = ({ name }: File) =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w+$/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200) || null

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
