import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { followLiveUpdates } from './live-updates.ts'

class FakeSource extends EventTarget {
  static all: FakeSource[] = []
  onopen?: () => void
  onerror?: () => void
  isClosed = false
  readyState = 1
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
    FakeSource.all.push(this)
  }
  close() {
    this.isClosed = true
  }
  say(event: string, data: unknown = {}) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }))
  }
}

const seconds = (count: number) => vi.advanceTimersByTime(count * 1000)
const changed = vi.fn()
const missed = vi.fn()
let page: EventTarget & { hidden: boolean }
let view: EventTarget
let stop: () => void

function follow() {
  stop = followLiveUpdates('the key', { changed, missed })
}
const openStreams = () => FakeSource.all.filter((source) => !source.isClosed)
function stream() {
  expect(openStreams()).toHaveLength(1)
  return openStreams()[0] as FakeSource
}
function setHidden(hidden: boolean) {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  FakeSource.all = []
  page = Object.assign(new EventTarget(), { hidden: false })
  view = new EventTarget()
  vi.stubGlobal('document', page)
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view))
})

afterEach(() => {
  stop()
  expect(openStreams()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

test('a change is told with its kind and name', () => {
  follow()
  expect(stream().url).toMatch(/^\/api\/changes\?apikey=the%20key&age=\d+$/)
  stream().onopen?.()
  stream().say('content', { page_key: 'home' })
  stream().say('records', { name: 'references' })
  stream().say('beat')
  expect(changed.mock.calls).toEqual([
    ['content', 'home'],
    ['records', 'references'],
  ])
  expect(missed).not.toHaveBeenCalled()
})

describe('changes may have been missed', () => {
  test('when the server says so', () => {
    follow()
    stream().say('reset')
    expect(missed).toHaveBeenCalledOnce()
  })

  test('when the line was down and the browser has connected again', () => {
    follow()
    stream().onopen?.()
    expect(missed).not.toHaveBeenCalled()
    stream().onerror?.()
    stream().onopen?.()
    expect(missed).toHaveBeenCalledOnce()
  })

  test('when the server did not answer at first', () => {
    follow()
    stream().onerror?.()
    stream().onopen?.()
    expect(missed).toHaveBeenCalledOnce()
  })

  test('when a page was opened in the background and is looked at later', () => {
    page.hidden = true
    follow()
    seconds(3600)
    expect(openStreams()).toEqual([])
    setHidden(false)
    stream().onopen?.()
    expect(missed).toHaveBeenCalledOnce()
  })
})

describe('a line without a heartbeat, as after sleep,', () => {
  test('is opened anew, and what was missed is read', () => {
    follow()
    const dead = stream()
    dead.onopen?.()
    seconds(70)
    expect(dead.isClosed).toBe(true)
    stream().onopen?.()
    expect(missed).toHaveBeenCalledOnce()
  })

  test('is not one with a heartbeat', () => {
    follow()
    for (let beat = 0; beat < 10; beat++) {
      seconds(25)
      stream().say('beat')
    }
    expect(FakeSource.all).toHaveLength(1)
  })
})

test('a server that answers with an error instead of a stream is asked again', () => {
  follow()
  stream().onopen?.()
  stream().readyState = 2
  stream().onerror?.()
  seconds(10)
  expect(FakeSource.all).toHaveLength(2)
  stream().onopen?.()
  expect(missed).toHaveBeenCalledOnce()
})

describe('a page that nobody looks at', () => {
  test('keeps its stream for a moment, then gives it back', () => {
    follow()
    setHidden(true)
    seconds(9)
    expect(openStreams()).toHaveLength(1)
    seconds(1)
    expect(openStreams()).toEqual([])
    seconds(600)
    expect(FakeSource.all).toHaveLength(1)
  })

  test('follows again when it is looked at, and reads what was missed', () => {
    follow()
    stream().onopen?.()
    setHidden(true)
    seconds(60)
    setHidden(false)
    stream().onopen?.()
    expect(missed).toHaveBeenCalledOnce()
  })

  test('keeps its stream when it was out of sight only for a moment', () => {
    follow()
    setHidden(true)
    seconds(5)
    setHidden(false)
    seconds(30)
    expect(FakeSource.all).toHaveLength(1)
    expect(missed).not.toHaveBeenCalled()
  })
})

test('a page that is left closes its stream, and one that is returned to opens it again', () => {
  follow()
  stream().onopen?.()
  view.dispatchEvent(new Event('pagehide'))
  expect(openStreams()).toEqual([])
  view.dispatchEvent(new Event('pageshow'))
  stream().onopen?.()
  expect(missed).toHaveBeenCalledOnce()
})
