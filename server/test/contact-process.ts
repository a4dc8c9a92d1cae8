import { z } from 'zod'
import { openDatabase } from '../src/services/database.ts'
import { startContactApp } from './contact-app.ts'

/** Runs the contact feature as a process, for tests that kill it. Prints its origin. */
const optionsSchema = z.object({
  url: z.string().optional(),
  dataDir: z.string(),
  smtpUrl: z.string(),
  claimMilliseconds: z.int(),
})
const { url, dataDir, smtpUrl, claimMilliseconds } = optionsSchema.parse(JSON.parse(process.argv[2] ?? ''))
const database = await openDatabase({ url, dataDir })
const { origin } = await startContactApp(database, { smtpUrl, claimMilliseconds })
process.stdout.write(`${origin}\n`)
