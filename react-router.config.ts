import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // The list of all routes would be the largest script of our own on every first visit.
  routeDiscovery: { mode: 'lazy', manifestPath: '/routes.json' },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // A route's loader for the browser is a few lines: in a file of its own it would cost a round trip.
    v8_splitRouteModules: false,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config
