import * as build from 'virtual:react-router/server-build'
import type { ServerBuild } from 'react-router'
import { seed } from '#db/seed.ts'
import { readEnvironment } from '#platform/environment.server.ts'
import { listen } from '#platform/http-server.server.ts'
import { createMetrics } from '#platform/metrics.server.ts'
import { startPlatform } from '#platform/start.server.ts'
import { createApp } from './app.ts'

const say = (line: string) => process.stderr.write(`${line}\n`)

try {
  await start()
} catch (error) {
  const { message, stack } = error as Error
  say(process.argv.includes('--trace') ? String(stack) : `Not started: ${message}`)
  process.exit(1)
}

async function start() {
  const environment = readEnvironment()
  const metrics = createMetrics()
  const { platform, isReady, stop } = await startPlatform({ environment, say, fill: seed })
  const app = createApp(platform, { build: build as unknown as ServerBuild, metrics, isReady })
  const server = await listen(app, { port: environment.PORT, host: environment.HOST }).catch(async (error) => {
    await stop()
    throw error
  })

  let stopping = false
  async function end(signal: string) {
    if (stopping) return
    stopping = true
    platform.log.info({ signal }, 'stopping')
    platform.streams.closeAll()
    await server.stop()
    await stop()
    process.exit(0)
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)

  process.stdout.write(`${environment.PUBLIC_URL ?? `http://localhost:${server.port}`}\n`)
}
