import { defineConfig, devices } from '@playwright/test'

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
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    // Journeys that are worth walking on a phone too carry @phone in their name.
    { name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
})
