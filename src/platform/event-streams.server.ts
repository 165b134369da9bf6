import type { ServerResponse } from 'node:http'

export type StreamEvent = { event: string; data: unknown; topic?: string | undefined }

const heartbeat = 25_000
// A reader this far behind is gone or stuck; it reconnects and reads afresh.
const maxBacklog = 64 * 1024

export type EventStreams = ReturnType<typeof createEventStreams>

/** Open server-sent event streams. Written straight to the sockets: ten thousand idle ones cost little but memory. */
export function createEventStreams() {
  const streams = new Map<ServerResponse, ReadonlySet<string>>()
  const beat = setInterval(() => write(textOf({ event: 'beat', data: {} })), heartbeat)
  beat.unref()

  function write(text: string, topic?: string) {
    for (const [stream, topics] of streams) {
      if (topic && topics.size > 0 && !topics.has(topic)) continue
      if (stream.writableLength > maxBacklog) stream.destroy()
      else stream.write(text)
    }
  }

  return {
    /** Keeps the answer open. With topics it hears only events of those topics and events without one. */
    open(stream: ServerResponse, topics: Iterable<string>, headers: Record<string, string> = {}, first?: StreamEvent) {
      stream.writeHead(200, {
        ...headers,
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      })
      stream.write(`retry: 2000\n${textOf(first ?? { event: 'beat', data: {} })}`)
      streams.set(stream, new Set(topics))
      stream.once('close', () => streams.delete(stream))
    },
    send: (event: StreamEvent) => write(textOf(event), event.topic),
    count: () => streams.size,
    closeAll() {
      clearInterval(beat)
      for (const stream of streams.keys()) stream.end()
    },
  }
}

const textOf = ({ event, data }: StreamEvent) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`
