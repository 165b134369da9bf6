import { beforeEach, expect, test } from 'vitest'
import { storeFile } from '#records/files/queries.server.ts'
import { storage } from '#records/files/storage.server.ts'
import { files } from '#records/files/tables.server.ts'
import { getPageContent } from '#records/page-content/queries.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { homeContent } from './content.ts'
import { home } from './feature.server.ts'

const platform = await testPlatform()
const { db } = platform
const seed = () => home.seed?.(db, { now: new Date(), storeFile: (file) => storeFile(db, file) })
const photo = async () => (await getPageContent(db, homeContent)).story_photo

beforeEach(async () => {
  await db.delete(pageContent)
  await db.delete(files)
})

test('the person in the success story has a drawn portrait, which is served from storage', async () => {
  await seed()
  const answer = await storage(platform).request(await photo())
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(await answer.text()).toMatch(/^<svg/)
})

test('it is not given to a story that users have made their own', async () => {
  await db.insert(pageContent).values({ page_key: 'home', section_key: 'story_name', content: 'Real Person' })
  await seed()
  expect(await photo()).toBe('')
})

test('it does not come back after users have removed or replaced it', async () => {
  await seed()
  await db.delete(pageContent)
  await seed()
  expect(await photo()).toBe('')
  await db
    .insert(pageContent)
    .values({ page_key: 'home', section_key: 'story_photo', content: '/storage/pictures/own.webp' })
  await seed()
  expect(await photo()).toBe('/storage/pictures/own.webp')
})
