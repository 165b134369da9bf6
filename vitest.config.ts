import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { FileOrder } from './tests/file-order.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  // Folders that only tests import from; all others are package imports.
  resolve: { alias: { '#tests': folder('tests'), '#commands': folder('commands') } },
  test: {
    globalSetup: ['tests/database.ts'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    sequence: { sequencer: FileOrder },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'tests/*.test.ts'],
          // Each worker loads a module once for all its files; so a test leaves nothing behind in one.
          isolate: false,
          // Tests wait for PostgreSQL and for processes as often as they compute.
          maxWorkers: '100%',
          // Only a safety net against a test that waits for what never comes; generous, because machines differ.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'proofs',
          include: ['tests/proofs/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          name: 'system',
          include: ['tests/system/**/*.test.ts'],
          fileParallelism: false,
          expect: { poll: { timeout: 120_000, interval: 50 } },
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
})
