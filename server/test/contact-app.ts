import Fastify from 'fastify'
import type { Logger } from 'pino'
import { contactPlugin } from '../src/features/contact/plugin.ts'
import { submissionStore } from '../src/features/contact/submission-store.ts'
import { createProofOfWork, type ProofPurpose } from '../src/services/create-proof-of-work.ts'
import type { Database } from '../src/services/database.ts'
import { openMailer } from '../src/services/mailer.ts'
import { rateLimits } from '../src/services/rate-limits.ts'
import { createTestContext } from './test-context.ts'

export type ContactAppOptions = {
  /** No mail is sent without it. */
  smtpUrl?: string
  requestsPerHour?: number
  claimMilliseconds?: number
  nowMilliseconds?: () => number
  messagesPerDay?: number
  messagesKept?: number
  emailsPerDay?: number
  keepDays?: number
  /** Requires a proof of work once half of a day's messages are used. */
  hasProofOfWork?: boolean
}

/** The proofs of work that test servers accept, by purpose. */
export function testProofOfWork(purpose: ProofPurpose) {
  return createProofOfWork({ purpose, cost: 1, secret: 'a secret of test servers', nowMilliseconds: Date.now })
}

/** Starts a server with only the contact feature. It trusts any proxy, so tests can choose the client's IP. */
export async function startContactApp(database: Database, options: ContactAppOptions = {}) {
  const { smtpUrl, requestsPerHour = 30, claimMilliseconds = 120_000, nowMilliseconds = Date.now } = options
  const { messagesPerDay = 1000, messagesKept = 1000, emailsPerDay = 1000, keepDays = 1000 } = options
  const warnings: string[] = []
  const warn = (facts: object, message: string) => warnings.push(`${message} ${JSON.stringify(facts)}`)
  const mail = { url: smtpUrl, from: 'site@ours.example', to: 'team@ours.example' }
  const context = createTestContext({
    variables: {
      PUBLIC_URL: 'https://site.example',
      FORM_ID: 'hello',
      FORM_REQUESTS_PER_HOUR: String(requestsPerHour),
      FORM_MESSAGES_PER_DAY: String(messagesPerDay),
      FORM_MESSAGES_KEPT: String(messagesKept),
      FORM_EMAILS_PER_DAY: String(emailsPerDay),
      FORM_KEEP_DAYS: String(keepDays),
    },
    database,
    external: { mail },
    mailer: smtpUrl ? openMailer({ ...mail, url: smtpUrl }) : undefined,
    clock: { nowMilliseconds },
    log: { warn } as unknown as Logger,
    proofOfWork: ({ purpose }) => (options.hasProofOfWork ? testProofOfWork(purpose) : undefined),
    rateLimits: rateLimits(database.kind === 'postgres' ? database.sql : undefined),
  })
  const workerTimes = { claimMilliseconds, deliverEveryMilliseconds: 50, pruneEveryMilliseconds: 50 }
  const app = Fastify({ trustProxy: true, forceCloseConnections: true })
  await app.register(contactPlugin, { ...context, workerTimes })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, app, store: submissionStore(database.sql), warnings, close: () => app.close() }
}
