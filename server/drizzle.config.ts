import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/tables.ts',
    './src/transactions/tables.ts',
    './src/mint-index/tables.ts',
    './src/services/tables.ts',
    './src/operator/tables.ts',
  ],
  out: './migrations',
})
