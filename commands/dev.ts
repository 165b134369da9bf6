import { readFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { createServer as createViteServer } from 'vite'
import { seed } from '#db/seed.ts'
import type { Changes } from '#platform/changes.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { listen } from '#platform/http-server.server.ts'
import { createMetrics } from '#platform/metrics.server.ts'
import { startPlatform } from '#platform/start.server.ts'
import { prepareFirstAdministrator } from '#records/staff/sign-in/set-up.server.ts'
import type { ReadAdminDocument } from '../src/admin-pages.ts'
import { routines } from '../src/routines.ts'

process.env.NODE_ENV = 'development'
const environment = readEnvironment()
const { platform, isReady, stop } = await startPlatform({
  environment,
  fill: seed,
  routines,
  say: (line) => console.error(line),
})
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' })
const adminVite = await createViteServer({
  configFile: 'vite.admin.config.ts',
  // A port of its own: the other one tells the pages of the site what has changed.
  server: { middlewareMode: true, hmr: { port: 24679 } },
  appType: 'custom',
})

type AppModule = typeof import('../src/app.ts')
let loaded: AppModule | undefined
let app: ReturnType<AppModule['createApp']>
let changes: ReturnType<typeof detachable>

/** The app is loaded through Vite: when a file of it changes, the next request is answered by the new one. */
async function currentApp() {
  const module = (await vite.ssrLoadModule('/src/app.ts')) as AppModule
  if (module !== loaded) {
    changes?.detach()
    changes = detachable(platform.changes)
    const build = () => vite.ssrLoadModule('virtual:react-router/server-build')
    app = module.createApp(
      { ...platform, changes },
      { build: build as never, readAdminDocument, metrics: createMetrics(), isReady },
    )
    loaded = module
  }
  return app
}

const readAdminDocument: ReadAdminDocument = async (file, path) =>
  adminVite.transformIndexHtml(path, await readFile(`src/back-office/${file}`, 'utf8'))

function detachable(feed: Changes) {
  const subscriptions: (() => void)[] = []
  return {
    ...feed,
    subscribe(listener: Parameters<Changes['subscribe']>[0]) {
      subscriptions.push(feed.subscribe(listener))
      return () => {}
    },
    detach: () => {
      for (const unsubscribe of subscriptions) unsubscribe()
    },
  }
}

const server = await listen(
  (request: IncomingMessage & { originalUrl?: string }, response) =>
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
    }),
  { port: environment.PORT, host: environment.HOST },
)

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
