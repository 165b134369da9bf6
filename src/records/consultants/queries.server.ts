import { asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { faceWidth, inWidth } from '#ui/picture-sizes.ts'
import { consultants, consultantTagRelations, consultantTags } from './tables.server.ts'

type ConsultantTag = { id: string; name: string }
export type Consultant = Awaited<ReturnType<typeof listConsultants>>[number]

/** Everyone with their tags, by display order; portraits in a size for faces. */
export async function listConsultants(db: Database) {
  const people = await db
    .select({ ...getTableColumns(consultants), tags })
    .from(consultants)
    .leftJoin(consultantTagRelations, eq(consultantTagRelations.consultant_id, consultants.id))
    .leftJoin(consultantTags, eq(consultantTags.id, consultantTagRelations.tag_id))
    .groupBy(consultants.id)
    .orderBy(asc(consultants.display_order), asc(consultants.name))
  return people.map((one) => ({
    ...one,
    profile_image_url: one.profile_image_url && inWidth(one.profile_image_url, faceWidth),
  }))
}

/** The pictures of those who have one, by name. */
export async function listFaces(db: Database): Promise<Record<string, string>> {
  const people = await db
    .select({ name: consultants.name, face: consultants.profile_image_url })
    .from(consultants)
    .where(sql`${consultants.profile_image_url} <> ''`)
  return Object.fromEntries(people.map(({ name, face }) => [name, String(face)]))
}

const { id, name } = consultantTags
const tags = sql<ConsultantTag[]>`coalesce(
  json_agg(json_build_object('id', ${id}, 'name', ${name}) order by ${name}) filter (where ${id} is not null), '[]'
)`
