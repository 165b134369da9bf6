import { RouterContextProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { type PageRequest, type Platform, pageContext, platformContext } from '#platform/platform.server.ts'
import { readPart, statusOf } from './read-part.server.ts'

const log = createLog('silent')

function request() {
  const page: PageRequest = { origin: 'https://site.example', address: '', nonce: '' }
  const context = new RouterContextProvider()
  context.set(platformContext, { log } as Platform)
  context.set(pageContext, page)
  return { page, context }
}

test('a part that can be read is read, and the page may be kept', async () => {
  const { page, context } = request()
  expect(await readPart(context, async () => ['ARC'])).toEqual(['ARC'])
  expect(page.failure).toBeUndefined()
})

test('a part that fails is left out and logged, and the page knows that it lacks something', async () => {
  const { page, context } = request()
  const logged = vi.spyOn(log, 'error')
  const failure = new Error('No such table')
  expect(await readPart(context, () => Promise.reject(failure), 'Failed to load consultants')).toBeUndefined()
  expect(page.failure).toBe(failure)
  expect(logged).toHaveBeenCalledExactlyOnceWith({ error: failure }, 'Failed to load consultants')
})

test('a page about one record says whether it is there, is not, or could not be read', () => {
  expect([statusOf({ slug: 'a' }), statusOf(null), statusOf(undefined)]).toEqual([200, 404, 503])
})
