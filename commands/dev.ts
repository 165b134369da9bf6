import { createServer as createViteServer } from 'vite'
import { seed } from '#db/seed.ts'
import type { Changes } from '#platform/changes.server.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { listen } from '#platform/http-server.server.ts'
import { createMetrics } from '#platform/metrics.server.ts'
import { startPlatform } from '#platform/start.server.ts'
import { prepareFirstAdministrator } from '#records/staff/sign-in/set-up.server.ts'
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
    app = module.createApp({ ...platform, changes }, { build: build as never, metrics: createMetrics(), isReady })
    loaded = module
  }
  return app
}

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
  (request, response) =>
    vite.middlewares(request, response, async () => {
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
  await vite.close()
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
