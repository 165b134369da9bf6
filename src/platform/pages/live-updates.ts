type Listener = { changed: (event: 'content' | 'records', name: string) => void; missed: () => void }

// The server's heartbeat comes every 25 s; twice that without one means that the line is dead, as after sleep.
const silenceLimit = 55_000
// Browsers allow six connections per host, so a tab nobody looks at gives its stream back.
const hiddenLimit = 10_000

/**
 * Follows `/api/changes` while the page is visible. Whenever the line was down, changes may have been missed, and
 * the listener is told so.
 */
export function followLiveUpdates(apiKey: string, { changed, missed }: Listener): () => void {
  const watching = new AbortController()
  let source: EventSource | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined
  let lastHeard = 0
  // Nothing, at first, on a page that is looked at while it loads: it has only just been sent.
  let mayHaveMissed = document.hidden

  function open() {
    close()
    // The page's age lets the server say whether anything has changed between its rendering and this moment.
    const age = Math.ceil(performance.now())
    source = new EventSource(`/api/changes?apikey=${encodeURIComponent(apiKey)}&age=${age}`)
    lastHeard = Date.now()
    source.onopen = () => {
      if (mayHaveMissed) missed()
      mayHaveMissed = true
    }
    source.onerror = () => {
      mayHaveMissed = true
    }
    for (const event of ['beat', 'reset', 'content', 'records'] as const) {
      source.addEventListener(event, ({ data }) => {
        lastHeard = Date.now()
        if (event === 'reset') missed()
        else if (event !== 'beat') changed(event, JSON.parse(data)[event === 'content' ? 'page_key' : 'name'])
      })
    }
  }

  function close() {
    source?.close()
    source = undefined
  }

  function onVisibility() {
    clearTimeout(hiddenTimer)
    if (document.hidden) hiddenTimer = setTimeout(close, hiddenLimit)
    else if (!source) open()
  }

  // The browser itself connects again, except after an answer that was no stream, as a restarting server's proxy gives.
  const isDead = ({ readyState }: EventSource) => readyState === 2 || Date.now() - lastHeard > silenceLimit
  const watchdog = setInterval(() => source && isDead(source) && open(), 10_000)
  const { signal } = watching
  document.addEventListener('visibilitychange', onVisibility, { signal })
  addEventListener('pagehide', close, { signal })
  addEventListener('pageshow', onVisibility, { signal })
  onVisibility()

  return () => {
    watching.abort()
    clearInterval(watchdog)
    clearTimeout(hiddenTimer)
    close()
  }
}
