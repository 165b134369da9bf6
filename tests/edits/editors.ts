import { createWriter } from '#admin-ui/pending/writer.ts'
import { pendingVersionHeader, writeHeader } from '#resources/pending/pending-version-header.ts'

export type Answer = { status: number; body: Body }
type Body = { values?: object; teaser?: string | null; updated_at?: string; mine?: Mine; revision?: number } & Record<
  string,
  unknown
>
type Mine = { values: { teaser?: string | null } } | null

/** A call of the admin by one of the editors. It throws when there is no answer. */
export type Call = (editor: number, method: string, path: string, body?: unknown, headers?: object) => Promise<Answer>

/** What becomes of a request: it may be lost, its answer may be, or it may arrive long after it was given up. */
export const fates = ['answered', 'lost', 'unanswered', 'late'] as const
export type Fate = (typeof fates)[number]

class NoAnswer extends Error {}

class Overtaken extends Error {
  readonly current: { mine: Mine; revision: number }
  constructor(current: { mine: Mine; revision: number }) {
    super('Overtaken')
    this.current = current
  }
}

const wordsOf = (text: string | null | undefined) => (text ?? '').split(' ').filter(Boolean)

/**
 * Editors with several windows each, who write one word after the other into the same article over a bad line. What
 * they were told is kept against what the server has: `findings` is empty as long as it keeps its word.
 */
export function openNewsroom(call: Call, article: string) {
  const path = `blog/${article}`
  const pending = `${path}/pending`
  const windows = new Map<number, Window>()
  const delayed: (() => Promise<unknown>)[] = []
  // By editor: words that the server has confirmed; texts that came to an end, and must not come back.
  const confirmed = new Map<number, Set<string>>()
  const ended = new Map<number, Set<string>>()
  const sentBy = new Map<number, Set<string>>()
  // By editor: the newest version that was looked at in another window, and not wanted.
  const unwanted = new Map<number, number>()
  const everSaved = new Set<string>()
  const findings: string[] = []
  const counts = { words: 0, confirmed: 0, refused: 0, saved: 0, discarded: 0 }

  type Window = {
    editor: number
    text: string
    seen: string
    writer: ReturnType<typeof createWriter>
    sent: Set<string>
    isTyped: boolean
  }

  const setOf = (sets: Map<number, Set<string>>, editor: number) => {
    const set = sets.get(editor) ?? new Set()
    sets.set(editor, set)
    return set
  }

  /** One request with its fate. */
  async function send(fate: Fate, request: () => Promise<Answer>): Promise<Answer> {
    if (fate === 'lost') throw new NoAnswer()
    if (fate === 'late') {
      delayed.push(() => request().catch(() => undefined))
      throw new NoAnswer()
    }
    const answer = await request().catch(() => {
      throw new NoAnswer()
    })
    if (fate === 'unanswered') throw new NoAnswer()
    return answer
  }

  async function open(place: number, editor: number) {
    const [opened, record] = [await call(editor, 'GET', pending), await call(editor, 'GET', path)]
    if (opened.status !== 200 || record.status !== 200) return
    const { mine, revision = 0 } = opened.body
    windows.set(place, {
      editor,
      text: mine?.values.teaser ?? record.body.teaser ?? '',
      seen: record.body.updated_at ?? '',
      writer: createWriter(revision),
      sent: new Set(),
      isTyped: false,
    })
  }

  function type(place: number) {
    const window = windows.get(place)
    if (!window) return
    counts.words += 1
    window.text = `${window.text} w${counts.words}`.trim()
    window.isTyped = true
  }

  const write = (window: Window, teaser: string | null, fate: Fate) =>
    window.writer.write(teaser === null ? null : { teaser }, window.seen, async ({ values, ...stand }) => {
      const headers = { [pendingVersionHeader]: writeHeader(stand) }
      const method = values ? 'PUT' : 'DELETE'
      const answer = await send(fate, () => call(window.editor, method, pending, values ?? undefined, headers))
      if (answer.status === 409) throw new Overtaken(answer.body.current as Overtaken['current'])
      if (answer.status !== 200) throw new NoAnswer()
      return answer.body as { revision: number; saved_at: string }
    })

  /** Keeps what is typed. Who is told that another window was faster takes that, or insists. */
  async function keep(place: number, fate: Fate, insists: boolean) {
    const window = windows.get(place)
    if (!window) return
    // A form that holds what is saved has nothing to keep.
    if (!window.isTyped || setOf(ended, window.editor).has(window.text)) type(place)
    const { editor, text, writer } = window
    for (const sent of [window.sent, setOf(sentBy, editor)]) sent.add(text)
    try {
      const kept = await write(window, text, fate)
      counts.confirmed += 1
      // The answer may come after another window was shown what was kept.
      if (kept.revision <= (unwanted.get(editor) ?? 0)) return
      for (const word of wordsOf(text)) setOf(confirmed, editor).add(word)
    } catch (error) {
      if (!(error instanceof Overtaken)) return
      counts.refused += 1
      const { mine, revision } = error.current
      const theirs = mine?.values.teaser
      if (insists) {
        // Looked at, and not wanted.
        writer.see(revision)
        unwanted.set(editor, Math.max(revision, unwanted.get(editor) ?? 0))
        for (const word of wordsOf(theirs)) if (!wordsOf(text).includes(word)) setOf(confirmed, editor).delete(word)
        setOf(ended, editor).delete(text)
      } else await open(place, editor)
    }
  }

  async function discard(place: number, fate: Fate) {
    const window = windows.get(place)
    if (!window) return
    const { editor, text } = window
    const before = new Set(setOf(sentBy, editor))
    // Wanted, whether or not the editor hears that it was done.
    for (const word of wordsOf(text)) setOf(confirmed, editor).delete(word)
    try {
      await write(window, null, fate)
    } catch (error) {
      if (error instanceof Overtaken) await open(place, editor)
      return
    }
    counts.discarded += 1
    for (const sent of before) setOf(ended, editor).add(sent)
    await open(place, editor)
  }

  async function save(place: number, fate: Fate) {
    const window = windows.get(place)
    if (!window) return
    const { editor, text, writer } = window
    const claim = writer.claim(article)
    const headers = { 'if-unmodified-since-version': window.seen, [pendingVersionHeader]: writeHeader(claim) }
    const request = async () => {
      const answer = await call(editor, 'PATCH', path, { teaser: text }, headers)
      if (answer.status === 200) for (const word of wordsOf(text)) everSaved.add(word)
      return answer
    }
    const before = new Set(window.sent)
    const answer = await send(fate, request).catch(() => undefined)
    if (answer?.status === 409) window.seen = (answer.body.current as Body).updated_at ?? ''
    if (answer?.status !== 200) return
    counts.saved += 1
    window.seen = answer.body.updated_at ?? ''
    for (const word of wordsOf(text)) setOf(confirmed, editor).delete(word)
    for (const sent of before) setOf(ended, editor).add(sent)
  }

  const deliver = async (which: number) => {
    const [request] = delayed.splice(which % Math.max(1, delayed.length), 1)
    await request?.()
  }

  /** The server is asked what it has, once it answers. */
  async function check(editors: number[]) {
    const { body: record } = await call(editors[0] ?? 0, 'GET', path)
    for (const word of wordsOf(record.teaser)) everSaved.add(word)
    // A save may be done although its answer never came, and be overwritten by the next.
    const { body: history } = await call(editors[0] ?? 0, 'GET', `${path}/history`)
    for (const [word] of JSON.stringify(history).matchAll(/\bw\d+\b/g)) everSaved.add(word)
    for (const editor of editors) {
      const { body } = await call(editor, 'GET', pending)
      const text = body.mine?.values.teaser ?? null
      const there = new Set(wordsOf(text))
      const lost = [...setOf(confirmed, editor)].filter((word) => !there.has(word) && !everSaved.has(word))
      if (lost.length > 0) findings.push(`editor ${editor} lost ${lost}`)
      if (text !== null && setOf(ended, editor).has(text)) findings.push(`editor ${editor} got back “${text}”`)
    }
  }

  return {
    open,
    type,
    keep,
    discard,
    save,
    deliver,
    check,
    close: (place: number) => windows.delete(place),
    findings,
    counts,
  }
}

export type Newsroom = ReturnType<typeof openNewsroom>
