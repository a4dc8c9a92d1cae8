import { defineConfig } from '@playwright/test'
import { findInstalledBrowser } from '../tools/bootstrap/find-browser.mjs'
import { secondName } from './global-setup.ts'

const executablePath = findInstalledBrowser()

const longTests = ['second-network', 'process', 'media-drawn', 'wallet-accessibility'].map(
  (name) => `**/${name}.e2e.ts`,
)

/** Tests in a real browser against the built site, the real server and a real chain. No retries: a flake is a bug. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/e2e',
  globalSetup: './global-setup.ts',
  // Tests of one file run in parallel too, so that no worker is left alone with a long file at the end.
  // Files whose tests share something of their own start it with `shareInFile`.
  fullyParallel: true,
  // Those that build, draw or start something for minutes come first, so that no worker waits for them at the end.
  projects: [
    { name: 'long', testMatch: longTests },
    { name: 'others', testMatch: '**/*.e2e.ts', testIgnore: longTests },
  ],
  // One more than the cores of a small machine: one of them is always waiting for a block or a timer.
  workers: 3,
  // Generous, because a shared machine may stand still for half a minute; a passing run never waits for them.
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
        // There is no graphics card, and emulating one is slower than software rendering.
        '--disable-gpu',
        `--host-resolver-rules=MAP ${secondName} 127.0.0.1`,
      ],
    },
    screenshot: 'only-on-failure',
  },
})
