import { defineConfig } from '@playwright/test'

const { ENGINE = '' } = process.env

/** Runs the main journeys in the browser named by ENGINE: `stock-firefox`, `webkitgtk`, or one of Playwright's own. */
export default defineConfig({
  testDir: '.',
  testMatch: ENGINE === 'webkitgtk' ? ['journeys.ts', 'cold-starts.ts'] : 'journeys.ts',
  outputDir: `../../.cache/engines/${ENGINE}`,
  globalSetup: '../global-setup.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: ENGINE as 'chromium',
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
})
