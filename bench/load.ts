import autocannon from 'autocannon'

type Options = { seconds?: number; connections?: number; headers?: Record<string, string> }

/** Requests per second that an address answers under full load, in a worker so that the load doesn't slow itself. */
export async function requestsPerSecond(url: string, { seconds = 5, connections = 50, headers = {} }: Options = {}) {
  const result = await autocannon({ url, duration: seconds, connections, headers, workers: 1 })
  if (result.errors || result.non2xx) throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} other answers`)
  return result.requests.average
}
