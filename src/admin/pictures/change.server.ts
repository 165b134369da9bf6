import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { recordAuditEntry } from '#accounts/audit-log.server.ts'
import type { User } from '#accounts/session.server.ts'
import { type Key, pictureId } from '#admin-ui/pictures/picture-id.ts'
import type { Database } from '#platform/database/database.server.ts'
import { asDatabase } from '#platform/database/transaction.server.ts'
import { Refusal } from '#platform/http/problem.server.ts'
import { optionalText, requiredText } from '#platform/input.ts'
import type { Area } from '#records/files/image-task.ts'
import { cutPicture, type Image } from '#records/files/images.server.ts'
import { fileAddress, findFile, isFile, type NewFile, storeFile } from '#records/files/queries.server.ts'
import { files } from '#records/files/tables.server.ts'
import type { Resource } from '#resources/resource.server.ts'
import { findPicture, pathOf } from './library.server.ts'
import { listItems, listTyped, replaceUses } from './uses.server.ts'

const percent = z.int().min(0).max(100)

/** What users may say about a picture. */
export const pictureChange = z
  .strictObject({
    title: requiredText(200),
    alt: optionalText(300),
    is_decorative: z.boolean(),
    focus_x: percent,
    focus_y: percent,
  })
  .partial()

const share = z.number().min(0).max(1)

export const cropInput = z
  .strictObject({ left: share, top: share, width: share, height: share })
  .refine(({ width, height }) => width >= 0.02 && height >= 0.02, 'Too small to be seen')
  .refine(({ left, width }) => left + width <= 1.001, 'Beyond the right edge')
  .refine(({ top, height }) => top + height <= 1.001, 'Beyond the lower edge')

type Deps = { db: Database; resources: Resource[]; user: User; now: Date }

/** The part that has to stay in sight belongs to the address: where the picture is shown, its new one takes its place. */
export function changePicture({ db, resources, user, now }: Deps, key: Key, values: z.infer<typeof pictureChange>) {
  return db.transaction(async (tx) => {
    const inside = asDatabase(tx)
    const before = await lockPicture(inside, key)
    if (Object.keys(values).length === 0) return
    await inside.update(files).set(values).where(isFile(key.bucket, key.name))
    const after = await lockPicture(inside, key)
    const address = fileAddress(after)
    if (address !== fileAddress(before)) await replaceUses(inside, resources, user, { path: pathOf(key), address, now })
    const changed = Object.keys(values) as (keyof typeof values)[]
    const only = (row: typeof before) => Object.fromEntries(changed.map((field) => [field, row[field]]))
    await log(inside, user, 'update', after, only(before), only(after))
  })
}

/** Puts another picture in its place wherever it is shown. The one before stays, for the history shows it. */
export function replacePicture(deps: Deps, key: Key, image: Image, title: string | null) {
  return deps.db.transaction(async (tx) => {
    const inside = asDatabase(tx)
    const before = await lockPicture(inside, key)
    return putInPlace({ ...deps, db: inside }, before, image, { title })
  })
}

/** Cuts a picture. What was cut away is still in the one before. */
export async function cropPicture(deps: Deps, key: Key, area: Area) {
  const file = await findFile(deps.db, key.bucket, key.name)
  if (!file) throw gone()
  if (file.content_type === 'image/svg+xml') throw new Refusal(422, 'A drawing can not be cropped here.')
  const image = await cutPicture(file.data, area)
  return deps.db.transaction(async (tx) => {
    const inside = asDatabase(tx)
    const before = await lockPicture(inside, key)
    const title = before.title ?? before.name
    return putInPlace({ ...deps, db: inside }, before, image, { title, cut_from: key.name })
  })
}

type Stored = NonNullable<Awaited<ReturnType<typeof findPicture>>>

async function putInPlace(
  { db, resources, user, now }: Deps,
  before: Stored,
  { ending, ...image }: Image,
  more: Pick<NewFile, 'title' | 'cut_from'>,
) {
  const { bucket, alt, is_decorative } = before
  const file = { bucket, name: newName(ending), alt, is_decorative, ...more, ...image }
  const address = await storeFile(db, file)
  const changed = await replaceUses(db, resources, user, { path: pathOf(before), address, now })
  await log(db, user, 'upload', file, null, { in_place_of: pathOf(before), bytes: image.data.length })
  return { id: pictureId(file), changed }
}

/** Names tell nothing, and nobody can guess one. */
export const newName = (ending: string) => `${randomBytes(16).toString('hex')}.${ending}`

export function deletePicture({ db, resources, user }: Deps, key: Key) {
  return db.transaction(async (tx) => {
    const inside = asDatabase(tx)
    const before = await lockPicture(inside, key)
    const [first, ...others] = await listItems(inside, resources, pathOf(key))
    if (first) {
      const more = others.length > 0 ? ` and ${others.length} more` : ''
      throw new Refusal(409, `It is used by “${first.label}”${more}. Take it out there first.`)
    }
    if ((await listTyped(inside)).includes(pathOf(key)))
      throw new Refusal(409, 'It stands in what somebody has not saved yet, or in a release that is not live.')
    await inside.delete(files).where(isFile(key.bucket, key.name))
    await log(inside, user, 'delete', before, { title: before.title, alt: before.alt }, null)
  })
}

async function lockPicture(db: Database, key: Key): Promise<Stored> {
  await db.execute(sql`select 1 from ${files} where bucket = ${key.bucket} and name = ${key.name} for update`)
  const picture = await findPicture(db, key)
  if (!picture) throw gone()
  return picture
}

export const gone = () => new Refusal(404, 'There is no such picture any more.')

type Values = Record<string, unknown> | null

function log(
  db: Database,
  user: User,
  action: 'update' | 'upload' | 'delete',
  { bucket, name, title }: Key & { title?: string | null | undefined },
  before: Values,
  after: Values,
) {
  const item_label = title ?? `${bucket}/${name}`
  return recordAuditEntry(db, user, { action, resource: 'files', item_id: name, item_label, before, after })
}
