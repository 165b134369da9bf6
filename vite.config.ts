import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { unbundled } from './commands/unbundled.ts'

const isLive = process.env.NODE_ENV === 'production'

// A page is sent as about nine files: over HTTP/1.1 each one more is a round trip for every six. What every page needs of
// libraries is one of them, because together they compress better.
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/[\w-]+)\/|vite\/preload-helper/,
  priority: 2,
}
// What stands around every page.
const frame = { name: 'frame', test: /\/src\/site\/frame\//, priority: 1 }
// What pages to read share.
const reading = { name: 'reading', test: /\/src\/ui\/reading\//, priority: 1 }
// Not what features share among themselves: each page of theirs would bring the others' along.
const shared = { name: 'shared', test: /\/src\/(ui|records|platform|site)\//, minShareCount: 3 }
// What pages of one feature share.
const feature = {
  name: (id: string) => id.match(/\/src\/features\/([\w-]+)\//)?.[1] ?? null,
  test: /\/src\/features\//,
  minShareCount: 2,
}
// Found late, a package makes the development server bundle all of them again and reload the page. React Router leads it
// to the server's packages too, which no browser loads.
const serversOwn = ['drizzle-orm', 'pg-boss', 'hono', 'rate-limiter-flexible', 'sanitize-html', 'react-dom/server']
const development = {
  include: ['@tanstack/react-query', 'radix-ui', 'sonner', 'zod', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
  exclude: [...serversOwn, 'altcha-lib/algorithms/pbkdf2'],
}

/** The public site and the server. The admin has a build of its own: vite.admin.config.ts. */
export default defineConfig({
  plugins: [reactRouter()],
  optimizeDeps: development,
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: [vendor, frame, reading, shared, feature] } } },
      },
    },
    ssr: {
      ...(isLive && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: { ...(isLive && { noExternal: true as const }), external: unbundled },
      // Half the text to keep in memory. Names stay, so that a stack trace can be read.
      build: {
        target: 'node24',
        minify: isLive,
        // So that a stack trace names the file as it was written. Nothing of this folder is ever sent.
        sourcemap: true,
        rollupOptions: {
          input: './src/server.ts',
          output: { minify: { mangle: false }, sourcemapExcludeSources: true },
        },
      },
    },
  },
})
