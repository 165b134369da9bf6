import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  // Folders that only tests import from; all others are package imports.
  resolve: { alias: { '#tests': folder('tests'), '#commands': folder('commands'), '#src': folder('src') } },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
    globalSetup: ['tests/database.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Only a safety net against a test that waits for what never comes; generous, because machines differ.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
