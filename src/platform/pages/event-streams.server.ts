import type { ServerResponse } from 'node:http'

export type StreamEvent = { event: string; data: unknown; topic?: string | undefined }

const second = 1_000
const heartbeat = 25
// A reader this far behind is gone or stuck; it reconnects and reads afresh.
const maxBacklog = 64 * 1024
// Each takes a file descriptor and about 30 KB.
const maxStreams = 15_000
// A workshop behind one address, each with a few pages open.
const maxOfVisitor = 200
// Some milliseconds of work; others get their turn in between.
const sliceSize = 500

export type EventStreams = ReturnType<typeof createEventStreams>

type Open = { topics: ReadonlySet<string>; turn: number; visitor: string | undefined }

type Options = {
  /** Only events of these, and events without one; without any, all. */
  topics?: Iterable<string>
  /** Whom the stream counts for. Nobody can be told apart who comes without one. */
  visitor?: string | undefined
  headers?: Record<string, string>
  first?: Omit<StreamEvent, 'topic'> | undefined
}

/** Open server-sent event streams. Written straight to the sockets: ten thousand idle ones cost little but memory. */
export function createEventStreams({ most = maxStreams, mostOfVisitor = maxOfVisitor } = {}) {
  const streams = new Map<ServerResponse, Open>()
  const visitors = new Map<string, Set<ServerResponse>>()
  let opened = 0
  let ticks = 0
  let isClosed = false
  // Each second another part of them, so that no moment is spent on all.
  const beat = setInterval(() => {
    const turn = ticks++ % heartbeat
    const text = textOf(alive)
    for (const [stream, open] of streams) if (open.turn === turn) write(stream, text)
  }, second)
  beat.unref()

  function sendSlice(rest: MapIterator<[ServerResponse, Open]>, text: string, topic: string | undefined) {
    for (let sent = 0; sent < sliceSize; sent++) {
      const { value, done } = rest.next()
      if (done) return
      const [stream, { topics }] = value
      if (!topic || topics.size === 0 || topics.has(topic)) write(stream, text)
    }
    setImmediate(sendSlice, rest, text, topic)
  }

  /** When all places are taken, one is taken from whoever has the most, if those are more than the newcomer would have. */
  function hasPlace(visitor: string | undefined) {
    if (streams.size < most) return true
    const ofNewcomer = visitors.get(visitor ?? '')?.size ?? 0
    let greediest: Set<ServerResponse> | undefined
    for (const theirs of visitors.values()) if (theirs.size > (greediest?.size ?? 0)) greediest = theirs
    if (!greediest || greediest.size <= ofNewcomer + 1) return false
    for (const oldest of greediest) {
      forget(oldest)
      oldest.end()
      return true
    }
    return false
  }

  function remember(stream: ServerResponse, topics: Iterable<string>, visitor: string | undefined) {
    streams.set(stream, { topics: new Set(topics), turn: opened++ % heartbeat, visitor })
    if (!visitor) return
    const theirs = visitors.get(visitor) ?? new Set()
    visitors.set(visitor, theirs.add(stream))
  }

  function forget(stream: ServerResponse) {
    const visitor = streams.get(stream)?.visitor ?? ''
    streams.delete(stream)
    const theirs = visitors.get(visitor)
    theirs?.delete(stream)
    if (theirs?.size === 0) visitors.delete(visitor)
  }

  return {
    /** Keeps the answer open, unless there are too many: of all, or of this visitor. */
    open(stream: ServerResponse, { topics = [], visitor, headers = {}, first = alive }: Options = {}) {
      const refuse = (status: number) =>
        stream.writeHead(status, { ...headers, 'cache-control': 'no-store', 'retry-after': '30' }).end()
      if (visitor && (visitors.get(visitor)?.size ?? 0) >= mostOfVisitor) return void refuse(429)
      if (!hasPlace(visitor)) return void refuse(503)
      stream.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      stream.write(`retry: 2000\n${textOf(first)}`)
      // The browser connects again in two seconds, and finds a process that stays.
      if (isClosed) {
        stream.end()
        return
      }
      remember(stream, topics, visitor)
      stream.once('close', () => forget(stream))
    },
    send: ({ topic, ...event }: StreamEvent) => sendSlice(streams.entries(), textOf(event), topic),
    count: () => streams.size,
    closeAll() {
      isClosed = true
      clearInterval(beat)
      for (const stream of streams.keys()) stream.end()
    },
  }
}

const alive: Omit<StreamEvent, 'topic'> = { event: 'beat', data: {} }

function write(stream: ServerResponse, text: string) {
  if (stream.writableLength > maxBacklog) stream.destroy()
  else stream.write(text)
}

const textOf = ({ event, data }: Omit<StreamEvent, 'topic'>) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
