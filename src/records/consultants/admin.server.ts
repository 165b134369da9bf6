import { count, eq, inArray } from 'drizzle-orm'
import type { Resource } from '#resources/resource.server.ts'
import { consultantChange, consultantInput, tagInput } from './input.ts'
import { consultants, consultantTagRelations, consultantTags } from './tables.server.ts'

export const consultantsResource: Resource = {
  name: 'consultants',
  table: consultants,
  label: ({ name }) => String(name),
  create: consultantInput,
  change: consultantChange,
  search: [consultants.name, consultants.title, consultants.bio],
  found: { by: [consultants.name, consultants.title], detail: ({ title }) => String(title ?? '') },
  filters: {
    is_owner: (value) => eq(consultants.is_owner, value === 'true'),
    is_mentor: (value) => eq(consultants.is_mentor, value === 'true'),
  },
  sort: { field: 'display_order', order: 'asc' },
  tieBreakers: ['name'],
  ordered: {},
  path: () => '/about/consultants',
  linked: { as: 'Consultant' },
  relatedFields: ['tag_ids'],
  async saveRelated(tx, consultant_id, { tag_ids }) {
    await tx.delete(consultantTagRelations).where(eq(consultantTagRelations.consultant_id, consultant_id))
    const links = [...new Set(tag_ids as string[])].map((tag_id) => ({ consultant_id, tag_id }))
    if (links.length > 0) await tx.insert(consultantTagRelations).values(links)
  },
  async addRelated(tx, rows) {
    const ids = rows.map(({ id }) => String(id))
    if (ids.length === 0) return rows
    const links = await tx
      .select({ consultant: consultantTagRelations.consultant_id, id: consultantTags.id, name: consultantTags.name })
      .from(consultantTagRelations)
      .innerJoin(consultantTags, eq(consultantTags.id, consultantTagRelations.tag_id))
      .where(inArray(consultantTagRelations.consultant_id, ids))
      .orderBy(consultantTags.name)
    return rows.map((row) => {
      const tags = links.filter(({ consultant }) => consultant === row.id).map(({ id, name }) => ({ id, name }))
      return { ...row, tags, tag_ids: tags.map(({ id }) => id) }
    })
  },
}

export const consultantTagsResource: Resource = {
  name: 'consultant-tags',
  table: consultantTags,
  label: ({ name }) => String(name),
  create: tagInput,
  change: tagInput.partial(),
  search: [consultantTags.name],
  found: { by: [consultantTags.name] },
  sort: { field: 'name', order: 'asc' },
  audited: ['id', 'name'],
  isUsed: ({ consultants }) => Number(consultants) > 0,
  /** How many consultants have the tag, so that nobody deletes one unawares. */
  async addRelated(tx, rows) {
    const ids = rows.map(({ id }) => String(id))
    if (ids.length === 0) return rows
    const links = await tx
      .select({ tag: consultantTagRelations.tag_id, number: count() })
      .from(consultantTagRelations)
      .where(inArray(consultantTagRelations.tag_id, ids))
      .groupBy(consultantTagRelations.tag_id)
    return rows.map((row) => ({ ...row, consultants: links.find(({ tag }) => tag === row.id)?.number ?? 0 }))
  },
}
