import type { RouterContextProvider, ServerBuild } from 'react-router'

/** What React Router makes of a site whose only page, at any address, answers this. */
export function onePageBuild(answer: (args: { context: RouterContextProvider }) => Response) {
  return {
    routes: { page: { id: 'page', path: '*', module: { loader: answer, action: answer } } },
    entry: { module: { default: answer } },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    future: { v8_middleware: true },
    basename: '/',
    publicPath: '/',
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
  } as unknown as ServerBuild
}
