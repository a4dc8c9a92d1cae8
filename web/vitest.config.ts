import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { mouse, emulateMedia } from './ui/testing/browser-commands.ts'

const executablePath = process.env['CHROMIUM_PATH']

/** Tests that need a browser, and nothing else: the root's vitest.config.ts has the rest of web/. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [tailwindcss(), react()],
        // Every package the tests reach is bundled before the first one runs, afresh each time: one found later
        // would reload the page in the middle of a test.
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
