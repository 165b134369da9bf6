import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openAdmin } from '#tests/admin.ts'
import { type Call, openNewsroom } from '#tests/edits/editors.ts'
import { dayOf, take, twoEditors } from '#tests/edits/steps.ts'
import { signIn } from '#tests/users.ts'
import { createAdminApi } from './admin-api.ts'
import { answerErrors } from './api.ts'
import { features } from './features.server.ts'
import type { Pages } from './pages.ts'

const { platform, create, editor } = await openAdmin()
const cookies = [editor, await signIn(platform, 'editor')]

function startServer() {
  const app = new Hono()
  answerErrors(app as never, platform)
  return app.route('/', createAdminApi(platform, { pages: {} as Pages, features }))
}

const days = 12
let articles = 0

test('two editors with three windows, lost, late and doubled requests: nothing confirmed is lost, nothing comes back', async () => {
  const totals = { confirmed: 0, refused: 0, saved: 0, discarded: 0 }
  await fc.assert(
    fc.asyncProperty(dayOf(30), async (day) => {
      let app = startServer()
      const call: Call = async (who, method, path, body, headers = {}) => {
        const sent = body === undefined ? {} : { body: JSON.stringify(body) }
        const answer = await app.request(`/api/admin/${path}`, {
          method,
          headers: { ...cookies[who], ...headers },
          ...sent,
        })
        return { status: answer.status, body: await answer.json() }
      }
      articles += 1
      const { id } = await create('blog', { slug: `day-${articles}`, title: 'A day' })
      const newsroom = openNewsroom(call, id)
      for (const editor of twoEditors) await newsroom.open(editor, editor)
      for (const [place, moment] of day.entries()) {
        const restart = async () => {
          app = startServer()
        }
        await Promise.all(moment.map((step) => take(newsroom, step, restart)))
        if (place % 6 === 5 || place === day.length - 1) await newsroom.check(twoEditors)
        expect(newsroom.findings).toEqual([])
      }
      await newsroom.open(0, 0)
      await newsroom.keep(0, 'answered', false)
      await newsroom.save(0, 'answered')
      const { words: _words, ...counts } = newsroom.counts
      for (const [name, count] of Object.entries(counts)) totals[name as keyof typeof totals] += count
    }),
    { numRuns: days },
  )
  // Each day ends with what nothing stands against.
  expect(Math.min(totals.confirmed, totals.saved)).toBeGreaterThanOrEqual(days)
})
