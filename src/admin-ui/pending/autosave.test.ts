import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AutosaveState, createAutosave } from './autosave.ts'
import type { Values } from './pending.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function open(known: Values | null = null) {
  const form = { typed: known }
  const sent: (Values | null)[] = []
  const states: AutosaveState[] = []
  const server = { answer: async (): Promise<void> => {} }
  const autosave = createAutosave(
    {
      read: () => form.typed,
      async send(values) {
        sent.push(values)
        await server.answer()
      },
      onState: (state) => states.push(state),
      canRetry: ({ message }) => message !== 'gone',
    },
    { values: known },
  )
  const type = (text: string | null) => {
    form.typed = text === null ? null : { text }
    autosave.touch()
  }
  return { autosave, form, sent, server, type, kind: () => states.at(-1)?.kind }
}

test('what is typed is sent after a pause, and called kept once the server has said so', async () => {
  const { sent, server, type, kind } = open()
  const answers: (() => void)[] = []
  server.answer = () => new Promise<void>((resolve) => answers.push(resolve))
  type('a')
  expect(kind()).toBe('unconfirmed')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([{ text: 'a' }])
  expect(kind()).toBe('unconfirmed')
  answers.at(-1)?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(kind()).toBe('kept')
})

test('who types on without a pause is not more than a second ahead of what is sent', async () => {
  const { sent, type } = open()
  for (let letters = 1; letters <= 40; letters++) {
    type('x'.repeat(letters))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(sent.length).toBeGreaterThanOrEqual(4)
})

test('one call at a time; what was typed meanwhile follows', async () => {
  const { sent, server, type, kind } = open()
  const answers: (() => void)[] = []
  server.answer = () => new Promise<void>((resolve) => answers.push(resolve))
  type('a')
  await vi.advanceTimersByTimeAsync(700)
  type('ab')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([{ text: 'a' }])
  answers.at(-1)?.()
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([{ text: 'a' }, { text: 'ab' }])
  answers.at(-1)?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(kind()).toBe('kept')
})

test('what did not arrive is sent again, with all that was typed since', async () => {
  const { sent, server, type, kind } = open()
  server.answer = () => Promise.reject(new Error('no line'))
  type('a')
  await vi.advanceTimersByTimeAsync(700)
  expect(kind()).toBe('failed')
  type('ab')
  server.answer = async () => {}
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent.at(-1)).toEqual({ text: 'ab' })
  expect(kind()).toBe('kept')
})

test('nobody has to type for the next try', async () => {
  const { sent, server, type, kind } = open()
  server.answer = () => Promise.reject(new Error('no line'))
  type('a')
  await vi.advanceTimersByTimeAsync(700 + 2_000 + 4_000)
  expect(sent).toHaveLength(3)
  server.answer = async () => {}
  await vi.advanceTimersByTimeAsync(8_000)
  expect(kind()).toBe('kept')
})

test('what can not be kept is not tried again and again', async () => {
  const { sent, server, type } = open()
  server.answer = () => Promise.reject(new Error('gone'))
  type('a')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(1)
})

test('what is typed and taken back is forgotten on the server too, and is calm again', async () => {
  const { sent, type, kind } = open({ text: 'from before' })
  type(null)
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([null])
  expect(kind()).toBe('calm')
})

test('what was opened is not sent back as it came', async () => {
  const { sent, type, kind } = open({ text: 'from before' })
  type('from before')
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  expect(kind()).toBe('kept')
})

test('while the form itself is saved nothing is sent; afterwards only what was typed since', async () => {
  const { autosave, form, sent, type, kind } = open()
  type('a')
  autosave.hold()
  type('ab')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(sent).toEqual([])
  autosave.confirm(null)
  form.typed = null
  autosave.release()
  await vi.advanceTimersByTimeAsync(700)
  expect(sent).toEqual([])
  expect(kind()).toBe('calm')
})

test('leaving waits for what is on its way', async () => {
  const { autosave, sent, type } = open()
  type('a')
  expect(await autosave.flush()).toBe(true)
  expect(sent).toEqual([{ text: 'a' }])
})

test('leaving is told that something could not be kept', async () => {
  const { autosave, server, type } = open()
  server.answer = () => Promise.reject(new Error('no line'))
  type('a')
  expect(await autosave.flush()).toBe(false)
})
