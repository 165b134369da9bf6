import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  environments: {
    ssr: { resolve: { noExternal: true }, build: { rollupOptions: { input: './src/server.ts' } } },
  },
})
