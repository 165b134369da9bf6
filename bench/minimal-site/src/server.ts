import * as build from 'virtual:react-router/server-build'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

const render = createRequestHandler(build as unknown as ServerBuild, 'production')
const app = new Hono().all('*', (c) => render(c.req.raw, new RouterContextProvider()))
serve({ fetch: app.fetch, port: 0 }, ({ port }) => console.log(`http://localhost:${port}`))
