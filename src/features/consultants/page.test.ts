import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { findData } from '#platform/pages/page-data.ts'
import { type PageRequest, pageContext, platformContext } from '#platform/platform.server.ts'
import { consultantsQuery } from '#records/consultants/client.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { loader } from './page.tsx'

test('when the consultants can not be read the page leaves them to the browser and is not kept', async () => {
  const platform = await testPlatform()
  await platform.db.execute(sql`drop table consultants cascade`)
  const page: PageRequest = { origin: 'https://site.example', address: '', nonce: '' }
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  context.set(pageContext, page)
  const answer = await loader({ context } as never)
  expect(findData(answer, consultantsQuery())).toBeUndefined()
  expect(page.failure).toBeInstanceOf(Error)
})
