import { defineConfig } from 'vitest/config'

// A deployment compiles and waits for a chain.
export default defineConfig({
  test: { include: ['scripts/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 60_000 },
})
