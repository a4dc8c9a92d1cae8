import { defineConfig } from '@playwright/test'
import { findInstalledBrowser } from '../tools/bootstrap/find-browser.mjs'
import { secondName } from './global-setup.ts'

const executablePath = findInstalledBrowser()

const longTests = ['second-network', 'process', 'media-drawn', 'wallet-accessibility'].map(
  (name) => `**/${name}.e2e.ts`,
)

/** Runs tests in a real browser against the built site, the real server, and a real chain, without retries. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  globalSetup: './global-setup.ts',
  // Tests in one file also run in parallel. Files with shared state use `shareInFile`.
  fullyParallel: true,
  // Start the longest tests first, so that they do not delay the end of the run.
  projects: [
    { name: 'long', testMatch: longTests },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: longTests },
  ],
  // One more than the cores of a small machine, because tests often wait for blocks and timers.
  workers: 3,
  // Generous, because a shared machine may stall for half a minute.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 30_000,
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without a GPU, emulation is slower than software rendering.
        '--disable-gpu',
        `--host-resolver-rules=MAP ${secondName} 127.0.0.1`,
      ],
    },
    screenshot: 'only-on-failure',
  },
})
