import { rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { startEmbeddedPostgres } from '../src/platform/database/embedded/start.server.ts'
import { atMost, type Benchmark } from './measurement.ts'
import { startSite, temporaryDir } from './site.ts'

const streamCount = 1000

/** A thousand open pages: what they cost, and how long until the last of them hears of a change. */
export const benchmark: Benchmark = async () => {
  const dataDir = await temporaryDir()
  const postgres = await startEmbeddedPostgres({ dataDir })
  const { host, user, database } = postgres.connection
  const site = await startSite({
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`,
  })
  const before = await site.memory()
  const streams = await Promise.all(Array.from({ length: streamCount }, () => openStream(site)))
  const perStream = ((await site.memory()) - before) / streamCount
  const editor = new pg.Client(postgres.connection)
  await editor.connect()
  const heard = Promise.all(streams.map(nextContentEvent))
  const started = performance.now()
  await editor.query("insert into page_content (page_key, section_key, content) values ('home', 'bench', 'x')")
  await heard
  const fanOut = performance.now() - started
  for (const stream of streams) stream.destroy()
  await editor.end()
  await site.stop()
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
  return [
    atMost(`${streamCount} open streams: memory of each`, perStream * 1024, 64, 'KB'),
    atMost(`${streamCount} open streams: until the last hears of a change`, fanOut, 1000, 'ms'),
  ]
}

function openStream({ url, apiKey }: { url: string; apiKey: string }) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/api/changes?page_key=home&apikey=${apiKey}`, { agent: false }, (answer) => {
      answer.once('data', () => resolve(answer))
    }).once('error', reject)
  })
}

function nextContentEvent(stream: IncomingMessage) {
  return new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => chunk.includes('event: content') && resolve())
    stream.once('error', () => {})
  })
}
