import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/tables.ts',
    './src/chain-sender/tables.ts',
    './src/mint-index/tables.ts',
    './src/adapters/tables.ts',
    './src/operator/tables.ts',
  ],
  out: './migrations',
})
