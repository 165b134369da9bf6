import { beforeEach, expect, test } from 'vitest'
import { testPlatform } from '#tests/fresh-database.ts'
import { consultantsApi } from './api.server.ts'
import { listMentors } from './mentors.ts'
import { type Consultant, listConsultants, listFaces } from './queries.server.ts'
import { seedConsultants } from './seed.server.ts'
import { consultants, consultantTagRelations, consultantTags } from './tables.server.ts'

const platform = await testPlatform()
const { db } = platform
const api = consultantsApi(platform)

beforeEach(async () => {
  await db.delete(consultants)
  await db.delete(consultantTags)
})

test('consultants come by display order, each with their tags by name', async () => {
  const [second, first] = await db
    .insert(consultants)
    .values([
      { name: 'Second', display_order: 2 },
      { name: 'First', display_order: 1, is_owner: true },
    ])
    .returning()
  const [zeal, art] = await db
    .insert(consultantTags)
    .values([{ name: 'Zeal' }, { name: 'Art' }])
    .returning()
  if (!second || !first || !zeal || !art) throw new Error('not inserted')
  await db.insert(consultantTagRelations).values([
    { consultant_id: first.id, tag_id: zeal.id },
    { consultant_id: first.id, tag_id: art.id },
  ])
  const rows = (await (await api.request('/consultants')).json()) as Consultant[]
  expect(rows.map((row) => row.name)).toEqual(['First', 'Second'])
  expect(rows[0]?.tags).toEqual([
    { id: art.id, name: 'Art' },
    { id: zeal.id, name: 'Zeal' },
  ])
  expect(rows[1]?.tags).toEqual([])
})

test('mentors are those marked as such, in their own order', () => {
  const people = [
    { name: 'B', is_mentor: true, mentor_display_order: 2 },
    { name: 'none', is_mentor: false, mentor_display_order: 0 },
    { name: 'A', is_mentor: true, mentor_display_order: 1 },
  ]
  expect(listMentors(people).map((mentor) => mentor.name)).toEqual(['A', 'B'])
})

test('the sample team has six people, two owners, and mentors who all say something', async () => {
  await seedConsultants(db, { storeFile: async ({ name }) => `/storage/pictures/${name}` })
  const team = await listConsultants(db)
  expect(team).toHaveLength(6)
  expect(team.filter((person) => person.is_owner)).toHaveLength(2)
  expect(listMentors(team).map((mentor) => Boolean(mentor.mentor_quote))).toEqual([true, true, true])
  expect(team.every((person) => person.tags.length > 0)).toBe(true)
  expect(Object.keys(await listFaces(db)), 'who has a portrait').toHaveLength(6)
})
