import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const packages = '{site,protocol,contracts,server,sandbox,tools,art,web,bench}'
const elsewhere = ['**/node_modules/**', '**/build/**', '**/.cache/**']

/**
 * The suffix of a test says what must run for it; web/vitest.config.ts has those that need a browser.
 * `npm run check` holds every test file to running exactly once.
 */
export default defineConfig({
  test: {
    // Most of them wait for a chain or a database: a second worker costs little, even where there are two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What is waited for comes at once on a quiet machine. Another has other work to do.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: [`${packages}/**/*.test.{ts,tsx,mjs}`],
          exclude: [...elsewhere, '**/*.{db,chain,browser}.test.*'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'database',
          include: [`${packages}/**/*.db.test.ts`],
          exclude: elsewhere,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'chain',
          include: [`${packages}/**/*.chain.test.ts`],
          exclude: elsewhere,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
