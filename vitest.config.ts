import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const packages = '{site,protocol,contracts,server,sandbox,tools,art,web,bench}'
const ignored = ['**/node_modules/**', '**/build/**', '**/.cache/**']

/**
 * The suffix of a test says what must run for it; web/vitest.config.ts has those that need a browser.
 * `npm run check` verifies that every test file runs exactly once.
 */
export default defineConfig({
  test: {
    // Most tests wait for a chain or a database, so a second worker costs little, even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Short on a quiet machine; a busy one needs more.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${packages}/**/*.test.{ts,tsx,mjs}`],
          exclude: [...ignored, '**/*.{db,chain,browser}.test.*'],
          // Loading the same modules again for each file would take longer than the tests.
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          globalSetup: 'server/test/share-postgres.ts',
          include: [`${packages}/**/*.db.test.ts`],
          exclude: ignored,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'chain',
          globalSetup: 'server/test/share-postgres.ts',
          include: [`${packages}/**/*.chain.test.ts`],
          exclude: ignored,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
