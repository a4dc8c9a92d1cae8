import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startContactApp, type ContactAppOptions } from '../../../test/contact-app.ts'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { headersOf, messageIdOf, startSmtp } from '../../../test/test-smtp.ts'
import { retryDelayMilliseconds } from './worker.ts'
import { submissionStore } from './submission-store.ts'

const minute = 60_000
const waitOptions = { timeout: 30_000 }

describe.each(databaseKinds)('deliverSubmissions on %s', (kind) => {
  let test: TestDatabase
  beforeEach(async () => void (test = await borrowTestDatabase(kind)))
  afterAll(closeTestDatabases)

  async function startServer(options: ContactAppOptions) {
    const server = await startContactApp(test.database, options)
    onTestFinished(server.close)
    return server
  }

  async function keep(
    fields: Partial<{ subject: string; email: string; message: string; fields: Record<string, string> }> = {},
  ) {
    const submission = { email: 'ada@example.com', subject: 'Hi', message: 'Hello', fields: {}, ...fields }
    const messageId = `<${Math.random()}@ours.example>`
    await submissionStore(test.database.sql).keep(
      { ...submission, formId: 'hello', messageId, receivedAt: new Date(0) },
      { perDay: Infinity, inAll: Infinity, free: Infinity, hasProof: false },
    )
    return messageId
  }

  const rows = async () => submissionStore(test.database.sql).after(0, 1000)
  const allSent = () => vi.waitUntil(async () => (await rows()).every(({ sentAt }) => sentAt), waitOptions)

  it('retries after 15 seconds with increasing delays, under the same Message-ID', async () => {
    let room = false
    const smtp = await startSmtp(() => (room ? 'take' : 'refuse'))
    const clock = { now: 1_700_000_000_000 }
    const messageId = await keep()
    const { warnings } = await startServer({ smtpUrl: smtp.url, nowMilliseconds: () => clock.now })
    const tried = (times: number) =>
      vi.waitUntil(async () => (await rows())[0]?.attempts === times && warnings.length === times, waitOptions)
    await tried(1)
    await vi.waitUntil(async () => (await rows())[0]?.nextAttemptAt.getTime() === clock.now + 15_000, waitOptions)
    expect((await rows())[0]?.lastFailure).toContain('no room')
    clock.now += 15_000
    await tried(2)
    await vi.waitUntil(async () => (await rows())[0]?.nextAttemptAt.getTime() === clock.now + 30_000, waitOptions)
    room = true
    clock.now += 30_000
    await allSent()
    expect(smtp.emails.map(messageIdOf)).toEqual([messageId, messageId, messageId])
    expect((await rows())[0]).toMatchObject({ attempts: 3, lastFailure: null })
  })

  it('sends emails left by an earlier run', async () => {
    const messageId = await keep()
    const smtp = await startSmtp()
    await startServer({ smtpUrl: smtp.url })
    await allSent()
    expect(smtp.emails.map(messageIdOf)).toEqual([messageId])
  })

  it('sends each email once if several servers share the database', async () => {
    const kept = new Set<string>()
    for (let index = 0; index < 40; index++) kept.add(await keep())
    const smtp = await startSmtp()
    for (let index = 0; index < 4; index++) await startServer({ smtpUrl: smtp.url })
    await allSent()
    expect(smtp.emails).toHaveLength(kept.size)
    expect(new Set(smtp.emails.map(messageIdOf))).toEqual(kept)
  })

  it('takes over an email from an unresponsive server only after its claim expires', async () => {
    const messageId = await keep()
    const silent = await startSmtp(() => 'ignore')
    const clock = { now: 1_700_000_000_000 }
    await startServer({ smtpUrl: silent.url, nowMilliseconds: () => clock.now, claimMilliseconds: minute })
    await vi.waitUntil(() => silent.emails.length === 1, waitOptions)
    const smtp = await startSmtp()
    await startServer({ smtpUrl: smtp.url, nowMilliseconds: () => clock.now, claimMilliseconds: minute })
    clock.now += minute - 1
    // An unclaimed email shows that the second server polls and skips the claimed one.
    const other = await keep()
    await vi.waitUntil(() => smtp.emails.length > 0, waitOptions)
    expect(smtp.emails.map(messageIdOf)).toEqual([other])
    clock.now += 1
    await allSent()
    expect([...silent.emails, ...smtp.emails].map(messageIdOf)).toEqual([messageId, other, messageId])
  })

  it('ignores a late failure report from a server whose claim was taken over', async () => {
    await keep()
    const store = submissionStore(test.database.sql)
    const slow = await store.claim(new Date(minute), new Date(2 * minute))
    const quick = await store.claim(new Date(2 * minute), new Date(3 * minute))
    expect([slow?.attempts, quick?.attempts]).toEqual([1, 2])
    expect(await store.claim(new Date(2 * minute), new Date(3 * minute))).toBeUndefined()
    if (slow) await store.markFailed(slow, { reason: 'too late', nextAttemptAt: new Date(60 * minute) })
    expect((await rows())[0]).toMatchObject({ attempts: 2, lastFailure: null, nextAttemptAt: new Date(3 * minute) })
  })

  it('never turns user input into a header or a recipient', async () => {
    const nasty = [
      'Hi\r\nBcc: victim@example.com',
      'Hi\nBcc: victim@example.com\n\nbody',
      'Hi\u0085Bcc: victim@example.com',
      '=?utf-8?Q?Hi=0D=0ABcc:_victim@example.com?=',
      'Hi\u2028Bcc: victim@example.com 🎲'.repeat(5),
      '"<victim@example.com>, ',
    ]
    for (const subject of nasty) {
      await keep({
        subject,
        message: `.\r\n.\r\nMAIL FROM:<x@y.example>\r\n${subject}`,
        fields: { [subject]: subject },
      })
    }
    await keep({ email: "o'{|}~`&*=?^!#$%/+_-.a@x.example", subject: '' })
    const smtp = await startSmtp()
    await startServer({ smtpUrl: smtp.url })
    await allSent()
    expect(smtp.emails).toHaveLength(nasty.length + 1)
    for (const email of smtp.emails) {
      const headers = headersOf(email)
      const names = headers.map(([name]) => name)
      expect(names.toSorted()).toEqual([
        'auto-submitted',
        'content-transfer-encoding',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'reply-to',
        'subject',
        'to',
      ])
      expect(Object.fromEntries(headers)).toMatchObject({ from: 'site@ours.example', to: 'team@ours.example' })
    }
  })
})

describe('retryDelayMilliseconds', () => {
  it('doubles up to an hour', () => {
    const minutes = [1, 2, 3, 8, 9, 50, 5000].map((attempts) => retryDelayMilliseconds(attempts) / minute)
    expect(minutes).toEqual([0.25, 0.5, 1, 32, 60, 60, 60])
  })
})
