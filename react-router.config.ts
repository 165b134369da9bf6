import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // The list of all routes would be the largest script of our own on every first visit.
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
