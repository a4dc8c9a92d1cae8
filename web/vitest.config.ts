import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findInstalledBrowser } from '../tools/bootstrap/find-browser.mjs'
import { mouse, emulateMedia } from './ui/testing/browser-commands.ts'

const executablePath = findInstalledBrowser()

/** Component tests, which need a browser. The root's `vitest.config.ts` runs the others. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [tailwindcss(), react()],
        // Bundles every package before the first test. A package discovered later would reload the page mid-test.
        optimizeDeps: {
          force: true,
          entries: ['**/*.browser.test.tsx'],
          include: ['react/jsx-dev-runtime', 'vitest-browser-react'],
        },
        test: {
          name: 'web in a browser',
          expect: { poll: { timeout: 15_000 } },
          root: import.meta.dirname,
          include: ['**/*.browser.test.tsx'],
          setupFiles: ['./ui/testing/browser-setup.ts'],
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(executablePath === undefined ? {} : { executablePath }),
                args: ['--no-sandbox', '--disable-dev-shm-usage'],
              },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1024, height: 768 } }],
            commands: { mouse, emulateMedia },
          },
        },
      },
    ],
  },
})
