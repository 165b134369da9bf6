import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { platformContext } from '#platform/platform.server.ts'
import { pageContent } from '#records/page-content/tables.server.ts'
import { testPlatform } from '#tests/fresh-database.ts'
import { loader } from './page.tsx'

const platform = await testPlatform()

async function load() {
  const context = new RouterContextProvider()
  context.set(platformContext, platform)
  return loader({ context } as unknown as Parameters<typeof loader>[0])
}

test('a list that users have broken is logged by the server, and the page is answered all the same', async () => {
  const logged = vi.spyOn(platform.log, 'error')
  await load()
  expect(logged).not.toHaveBeenCalled()

  const broken = { page_key: 'transformation-rescue', section_key: 'results_data', content: '[{"metric": "90%"' }
  await platform.db.insert(pageContent).values(broken)
  const { queries } = await load()
  expect(queries).toHaveLength(1)
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ key: 'results_data', error: expect.any(SyntaxError) }),
    expect.any(String),
  )
})
