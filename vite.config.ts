import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { unbundled } from './commands/unbundled.ts'

const isLive = process.env.NODE_ENV === 'production'

// The libraries that every page needs, in one file instead of a dozen: together they compress better.
const vendor = { name: 'vendor', test: /node_modules\/(react|react-router|@tanstack\/[\w-]+)\//, priority: 2 }
const reactDom = { name: 'react-dom', test: /node_modules\/(react-dom|scheduler)\//, priority: 3 }
const shared = { name: 'shared', test: /\/src\//, minShareCount: 9 }
// What stands around every page, in one file with the mark that it shows.
const frame = { name: 'frame', test: /\/src\/(site\/frame\/|ui\/logo)/, priority: 1 }

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
      build: { rolldownOptions: { output: { codeSplitting: { groups: [reactDom, vendor, frame, shared] } } } },
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
