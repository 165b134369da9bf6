import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The admin, an application of its own under /admin, and a light page for signing in beside it. */
export default defineConfig({
  root: folder('src/admin'),
  base: '/admin/',
  // The site's own files, icons included, are served by the site.
  publicDir: false,
  cacheDir: folder('node_modules/.vite-admin'),
  plugins: [react()],
  build: {
    outDir: folder('build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'sign-in.html'].map((file) => folder(`src/admin/${file}`)) },
  },
})
