import { randomUUID } from 'node:crypto'
import { Agent, get, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionCookie } from '../tests/session-cookie.ts'

/**
 * Many clients in a process of their own, so that they don't slow what is measured. Says `ready` when all are there and,
 * when told to stop, how long they waited for answers, by status; 0 is none at all.
 */
const [kind = '', count, url = '', apiKey = ''] = process.argv.slice(2)
const waits: Record<number, number[]> = {}
let running = true
process.on('message', () => {
  running = false
  process.send?.({ waits }, () => process.exit(0))
})

const beginnings: Record<string, (place: number) => Promise<unknown>> = {
  mixed: async (place) => void visit(place),
  flood: async () => void flood(),
  streams: openStream,
  slow: beSlow,
}

// A few hundred at a time: a system's line of newcomers is not endless.
for (let begun = 0; begun < Number(count); begun += 250) {
  const places = Array.from({ length: Math.min(250, Number(count) - begun) }, (_, index) => begun + index)
  await Promise.all(places.map((place) => beginnings[kind]?.(place)))
}
process.send?.({ ready: true })

/** Pages from memory and rendered, reads and both kinds of submission, one after the other without a pause. */
async function visit(place: number) {
  const agent = new Agent({ keepAlive: true })
  const read = (path: string, cookie = '') => ask(agent, path, cookie)
  const visits = [
    () => read('/'),
    () => read('/blog'),
    () => read('/services'),
    () => read('/', sessionCookie),
    () => read('/blog', sessionCookie),
    () => read('/api/events'),
    () => ask(agent, '/api/functions/assessment-scoring', '', newAssessment()),
    () => ask(agent, '/api/functions/send-contact-email', '', newInquiry()),
  ]
  for (let turn = place; running; turn++) await visits[turn % visits.length]?.()
}

function newAssessment() {
  return { answers: Array(16).fill(3), assessToken: randomUUID(), personalData: {} }
}

function newInquiry() {
  const email = `${randomUUID()}@example.com`
  return { name: 'Bench', email, company: 'Bench', message: 'Hello', gdprConsent: true }
}

/** Asks for a page that has to be rendered, again and again; once refused, after a pause. */
async function flood() {
  const agent = new Agent({ keepAlive: true })
  while (running) {
    const status = await ask(agent, '/', sessionCookie)
    if (status !== 200) await sleep(500 + Math.random() * 1000)
  }
}

async function ask(agent: Agent, path: string, cookie: string, body?: object): Promise<number> {
  const started = performance.now()
  const headers = { apikey: apiKey, cookie, ...(body && { 'content-type': 'application/json' }) }
  const status = await new Promise<number>((resolve) => {
    const asked = request(url + path, { agent, headers, method: body ? 'POST' : 'GET' }, (answer) =>
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0)),
    )
    asked.once('error', () => resolve(0))
    asked.end(body && JSON.stringify(body))
  })
  waits[status] ??= []
  waits[status].push(performance.now() - started)
  return status
}

function openStream() {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/changes?page_key=home&apikey=${apiKey}`, { agent: false }, (answer) => {
      answer.once('data', () => resolve(answer))
    }).once('error', reject)
  })
}

/** A third sends a header, a third a body, a byte each second; a third asks for a page and doesn't read it. */
async function beSlow(place: number) {
  const { hostname, port } = new URL(url)
  const header = `POST /api/functions/assessment-scoring HTTP/1.1\r\nHost: x\r\napikey: ${apiKey}\r\n`
  const body = `${header}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n`
  const words = [header, body, 'GET /blog HTTP/1.1\r\nHost: x\r\n\r\n'][place % 3] ?? ''
  const open = () => {
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    socket.write(words)
    const drip = setInterval(() => place % 3 < 2 && socket.write('x'), 1000)
    // Whoever is cut off for being slow comes again.
    socket.once('close', () => {
      clearInterval(drip)
      if (running) open()
    })
    return socket
  }
  await new Promise<void>((resolve) => open().once('connect', resolve))
}
