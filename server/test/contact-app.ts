import { contact } from '@network-site/site/contact'
import { formAnswers } from '@network-site/site/form-answers'
import { paths } from '@network-site/site/paths'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Database } from '../src/services/database.ts'
import { openMailer } from '../src/services/mailer.ts'
import { rateLimits } from '../src/services/rate-limits.ts'
import { contactRoutes } from '../src/features/contact/contact-routes.ts'
import { deliverSubmissions } from '../src/features/contact/deliver-submissions.ts'
import { forgetSubmissions } from '../src/features/contact/forget-submissions.ts'
import { submissionStore } from '../src/features/contact/submission-store.ts'
import { sentenceOf } from '../src/http/failure-sentences.ts'

export type ContactAppOptions = {
  /** Without one nothing is sent. */
  smtpUrl?: string
  requestsPerHour?: number
  claimMilliseconds?: number
  nowMilliseconds?: () => number
  messagesPerDay?: number
  messagesKept?: number
  emailsPerDay?: number
  keepDays?: number
}

/** A server that has the contact feature alone, on real adapters. Behind a trusted proxy, so that a test can be anybody. */
export async function startContactApp(database: Database, options: ContactAppOptions = {}) {
  const { smtpUrl, requestsPerHour = 30, claimMilliseconds = 120_000, nowMilliseconds = Date.now } = options
  const { messagesPerDay = 1000, messagesKept = 1000, emailsPerDay = 1000, keepDays = 1000 } = options
  const warnings: string[] = []
  const app: FastifyInstance = Fastify({ trustProxy: true, forceCloseConnections: true })
  const store = submissionStore(database.sql)
  const mailer = smtpUrl ? openMailer({ url: smtpUrl, from: 'site@ours.example', to: 'team@ours.example' }) : undefined
  const delivery =
    mailer &&
    deliverSubmissions({
      store,
      mailer,
      words: formAnswers.mail,
      nowMilliseconds,
      warn: (facts, message) => warnings.push(`${message} ${JSON.stringify(facts)}`),
      claimMilliseconds,
      emailsPerDay,
      lookEveryMilliseconds: 50,
    })
  const forgetting = forgetSubmissions({
    store,
    nowMilliseconds,
    warn: (facts, message) => warnings.push(`${message} ${JSON.stringify(facts)}`),
    keepDays,
    isMailed: mailer !== undefined,
    everyMilliseconds: 50,
  })
  app.addHook('onClose', forgetting.stop)
  app.addHook('onClose', async () => delivery?.stop())
  await app.register(async (scope) =>
    contactRoutes(scope, {
      formId: 'hello',
      publicUrl: 'https://site.example',
      homePath: paths.home,
      words: { ...contact, ...formAnswers },
      style: { language: 'en', background: '#000', text: '#fff', accent: '#f00' },
      sentenceOf,
      mailDomain: 'ours.example',
      store,
      onStored: () => delivery?.wake(),
      rateLimits: rateLimits(database.kind === 'postgres' ? database.sql : undefined),
      requestsPerHour,
      messagesPerDay,
      messagesKept,
      nowMilliseconds,
    }),
  )
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return { origin, app, store, warnings, close: () => app.close() }
}
