import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { type Platform, platformContext } from '#platform/platform.server.ts'

export async function createApp(platform: Platform) {
  const build = (await import('virtual:react-router/server-build')) as ServerBuild
  const render = createRequestHandler(build, platform.environment.NODE_ENV)
  const app = new Hono()
  app.all('*', (c) => {
    const context = new RouterContextProvider()
    context.set(platformContext, platform)
    return render(c.req.raw, context)
  })
  return app
}
