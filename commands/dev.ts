import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { prepareFirstAdministrator } from '#accounts/sign-in/set-up.server.ts'
import type { ChangeFeed } from '#platform/database/change-feed.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { createMetrics } from '#platform/http/metrics.server.ts'
import { listen } from '#platform/http/server.server.ts'
import { createDataCache } from '#platform/pages/data-cache.server.ts'
import { startPlatform } from '#platform/start.server.ts'
import type { ReadAdminDocument } from '../src/admin-pages.ts'

process.env.NODE_ENV = 'development'
const environment = readEnvironment()
type Listener = (request: IncomingMessage, response: ServerResponse) => void
let answer: Listener = (_request, response) => response.writeHead(503, { 'retry-after': '2' }).end('Starting')
// First of all, so that what tells open pages of changes listens where the site does, and nowhere else.
const server = await listen((request, response) => answer(request, response), {
  port: environment.PORT,
  host: environment.HOST,
})
const serverOptions = { middlewareMode: true, hmr: { server: server.server } }
const vite = await createViteServer({ server: serverOptions, appType: 'custom' })
const { features } = await loadFeatures()
const { prepareDatabase } = await load<typeof import('../src/prepare-database.ts')>('/src/prepare-database.ts')
const { listQueues, listRoutines } = await load<typeof import('../src/routines.ts')>('/src/routines.ts')
const metrics = createMetrics()
const { platform, readReadiness, stop } = await startPlatform({
  environment,
  metrics,
  fill: (db) => prepareDatabase(db, { withSamples: environment.SAMPLE_CONTENT === 'on' }),
  routines: listRoutines(features, environment),
  queues: listQueues(features),
  say: (line) => console.error(line),
})
const adminVite = await createViteServer({
  configFile: 'vite.admin.config.ts',
  server: serverOptions,
  appType: 'custom',
})

type AppModule = typeof import('../src/app.ts')
let loaded: unknown[] = []
let app: ReturnType<AppModule['createApp']>
let changeFeed: ReturnType<typeof detachable>

/** The app is loaded through Vite: when a file of it changes, the next request is answered by the new one. */
async function currentApp() {
  const module = await load<AppModule>('/src/app.ts')
  // The application is handed the features, with their texts, so that a change of one is no change of the other.
  const listed = await loadFeatures()
  if (module !== loaded[0] || listed !== loaded[1]) {
    changeFeed?.detach()
    changeFeed = detachable(platform.changeFeed)
    const build = () => vite.ssrLoadModule('virtual:react-router/server-build')
    app = module.createApp(
      // What was read may have built-in texts in it.
      { ...platform, changeFeed, cache: createDataCache(changeFeed) },
      {
        ...listed,
        build: build as never,
        readAdminDocument,
        metrics,
        readReadiness,
      },
    )
    loaded = [module, listed]
  }
  return app
}

/** Through Vite, because it knows JSX and notices what has changed. */
function load<Module>(path: string) {
  return vite.ssrLoadModule(path) as Promise<Module>
}

function loadFeatures() {
  return load<typeof import('../src/features.server.ts')>('/src/features.server.ts')
}

const readAdminDocument: ReadAdminDocument = async (file, path) =>
  adminVite.transformIndexHtml(path, await readFile(`src/admin/${file}`, 'utf8'))

function detachable(feed: ChangeFeed) {
  const subscriptions: (() => void)[] = []
  return {
    ...feed,
    subscribe(listener: Parameters<ChangeFeed['subscribe']>[0]) {
      subscriptions.push(feed.subscribe(listener))
      return () => {}
    },
    detach: () => {
      for (const unsubscribe of subscriptions) unsubscribe()
    },
  }
}

// Texts are data to an open page: the browser keeps them for minutes, and nothing tells it that they are old.
vite.watcher.on('change', (file) => {
  if (/content\.ts$/.test(file)) vite.ws.send({ type: 'full-reload' })
})

answer = (request: IncomingMessage & { originalUrl?: string }, response) =>
  (request.url?.startsWith('/admin/') ? adminVite : vite).middlewares(request, response, async () => {
    // Vite has taken its base path away.
    request.url = request.originalUrl
    try {
      ;(await currentApp())(request, response)
    } catch (error) {
      vite.ssrFixStacktrace(error as Error)
      console.error(error)
      response.writeHead(500).end(String((error as Error).stack))
    }
  })

let stopping = false
async function end() {
  if (stopping) return
  stopping = true
  platform.streams.closeAll()
  await Promise.all([vite.close(), adminVite.close()])
  await server.stop()
  await stop()
  process.exit(0)
}
process.on('SIGTERM', end)
process.on('SIGINT', end)
const setUpPath = await prepareFirstAdministrator(platform, console.error)
if (setUpPath)
  console.log(`Nobody can sign in yet. Make the first administrator: http://localhost:${server.port}${setUpPath}`)
console.log(`http://localhost:${server.port}`)
