import { expect, test, vi } from 'vitest'
import { call } from './api-client.ts'

/** A server that takes its time, and counts its answers. */
function answerLater() {
  const waiting: (() => void)[] = []
  const sent: string[] = []
  vi.stubGlobal('fetch', (address: string, { method, body = '' }: RequestInit) => {
    sent.push(`${method} ${address.replace('/api/admin/', '')} ${body}`.trim())
    const id = sent.length
    return new Promise((resolve) => waiting.push(() => resolve(Response.json({ id }))))
  })
  return { sent, answer: () => waiting.splice(0).map((resolve) => resolve()) }
}

const note = (text: string) => call('POST', 'people/1/notes', { body: { text } })

test('who clicks twice sends once, and both clicks get the one answer', async () => {
  const { sent, answer } = answerLater()
  const clicks = [note('Met'), note('Met')]
  answer()
  expect(await Promise.all(clicks)).toEqual([{ id: 1 }, { id: 1 }])
  expect(sent).toEqual(['POST people/1/notes {"text":"Met"}'])
})

test('the same goes again once the first has an answer, be it a refusal', async () => {
  const { sent, answer } = answerLater()
  const first = note('Met')
  answer()
  await first
  vi.stubGlobal('fetch', async () => Response.json({ detail: 'Too long.' }, { status: 422 }))
  await expect(note('Met')).rejects.toMatchObject({ status: 422 })
  const again = answerLater()
  const second = note('Met')
  again.answer()
  await second
  expect([...sent, ...again.sent]).toHaveLength(2)
})

test('what goes back to how it was a moment ago is a change of its own', async () => {
  const { sent, answer } = answerLater()
  const moves = [
    ['a', 'b'],
    ['b', 'a'],
    ['a', 'b'],
  ].map((ids) => call('PUT', 'references/order', { body: { ids } }))
  answer()
  await Promise.all(moves)
  expect(sent).toHaveLength(3)
})

test('what is read or typed is sent each time: the first of two may be given up', async () => {
  const { sent, answer } = answerLater()
  const body = { title: 'Typed' }
  const calls = [1, 2].flatMap(() => [call('GET', 'events'), call('PUT', 'events/1/pending', { body })])
  answer()
  await Promise.all(calls)
  expect(sent).toHaveLength(4)
})
