import { defineConfig, devices } from '@playwright/test'

const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1440, height: 900 },
  // Drawing what moves takes every sixth second; it moves on the phone, and where it is what the journey is about.
  contextOptions: { reducedMotion: 'reduce' },
} as const
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }

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
  projects: [
    { name: 'desktop', use: desktop },
    // Journeys that differ on a phone carry @phone in their name and are walked there too.
    { name: 'phone', use: phone, grep: /@phone/ },
  ],
})
