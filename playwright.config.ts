import { globSync } from 'node:fs'
import { defineConfig, devices, type Project } from '@playwright/test'

const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  // Drawing what moves takes every sixth second; it moves on the phone, and where it is what the journey is about.
  contextOptions: { reducedMotion: 'reduce' },
} as const
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

const projects = (name = '', testMatch: Project['testMatch'] = '*.spec.ts'): Project[] => [
  { name: `desktop${name}`, testMatch, use: desktop },
  // Journeys that differ on a phone carry @phone in their name and are walked there too.
  { name: `phone${name}`, testMatch, use: phone, grep: /@phone/ },
]

/** Playwright goes through files by name, and through projects as they stand here: each file alone, one after the other. */
function shuffledProjects(seed: number): Project[] {
  // A plain generator, so that the same seed gives the same order again.
  const place = (file: string) => [...file].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 65_521, seed)
  const files = globSync('*.spec.ts', { cwd: 'tests/e2e' }).sort((a, b) => place(a) - place(b))
  return files.flatMap((file) => projects(` ${file}`, file))
}

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/start-site.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  retries: 0,
  fullyParallel: true,
  workers: 2,
  // Only a safety net against a journey that waits for what never comes.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // A trace of each journey would take a third of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      // Nothing outside the test server can be reached, not even by accident.
      args: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
  projects: process.env.SHUFFLE_SEED ? shuffledProjects(Number(process.env.SHUFFLE_SEED)) : projects(),
})
