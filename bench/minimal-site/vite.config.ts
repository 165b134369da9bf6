import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

// The same production files as the site's: left alone, React Router resolves to its slower development files.
const liveRouter = fileURLToPath(new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url))

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: [{ find: /^react-router$/, replacement: liveRouter }] },
  environments: {
    ssr: {
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: { rollupOptions: { input: './src/server.ts' } },
    },
  },
})
