import type { ServerResponse } from 'node:http'

export type StreamEvent = { event: string; data: unknown; topic?: string | undefined }

const second = 1_000
const heartbeat = 25
// A reader this far behind is gone or stuck; it reconnects and reads afresh.
const maxBacklog = 64 * 1024
// Each takes a file descriptor and about 30 KB.
const maxStreams = 15_000
// Some milliseconds of work; others get their turn in between.
const sliceSize = 500

export type EventStreams = ReturnType<typeof createEventStreams>

type Open = { topics: ReadonlySet<string>; turn: number }

/** Open server-sent event streams. Written straight to the sockets: ten thousand idle ones cost little but memory. */
export function createEventStreams({ most = maxStreams } = {}) {
  const streams = new Map<ServerResponse, Open>()
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

  return {
    /** Keeps the answer open. With topics it hears only events of those topics and events without one. */
    open(
      stream: ServerResponse,
      topics: Iterable<string>,
      headers: Record<string, string> = {},
      first: Omit<StreamEvent, 'topic'> = alive,
    ) {
      if (streams.size >= most) {
        stream.writeHead(503, { ...headers, 'cache-control': 'no-store', 'retry-after': '30' }).end()
        return
      }
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
      streams.set(stream, { topics: new Set(topics), turn: opened++ % heartbeat })
      stream.once('close', () => streams.delete(stream))
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
