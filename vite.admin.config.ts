import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What both documents begin with. */
const sharedHead: Plugin = {
  name: 'shared-head',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => html.replace('<!--head-->', readFileSync(folder('src/admin/head.html'), 'utf8').trim()),
  },
}

// What signing in needs too is one file; what most screens share is another, so that a screen is not sent as seventy.
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
  priority: 1,
}
const kit = { name: 'kit', minShareCount: 18 }

/** The admin, an application of its own under /admin; beside it a light page for signing in, and a bar on pages of the site. */
export default defineConfig({
  root: folder('src/admin'),
  base: '/admin/',
  // The site's own files, icons included, are served by the site.
  publicDir: false,
  cacheDir: folder('node_modules/.vite-admin'),
  plugins: [react(), sharedHead],
  build: {
    outDir: folder('build/admin'),
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'sign-in.html', 'edit-bar.html'].map((file) => folder(`src/admin/${file}`)),
      output: { codeSplitting: { groups: [vendor, kit] } },
    },
  },
})
