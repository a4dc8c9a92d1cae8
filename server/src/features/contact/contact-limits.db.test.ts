import { formFailureSchema } from '@network-site/protocol/contact-form'
import { failures } from '@network-site/site/failure-messages'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startContactApp, type ContactAppOptions } from '../../../test/contact-app.ts'
import { borrowTestDatabase, closeTestDatabases, databaseKinds, type TestDatabase } from '../../../test/databases.ts'
import { startSmtp } from '../../../test/test-smtp.ts'

const day = 86_400_000
const noon = Date.UTC(2030, 0, 1, 12)
const waitOptions = { timeout: 30_000 }

afterAll(closeTestDatabases)

describe.each(databaseKinds)('the contact form on %s', (kind) => {
  let test: TestDatabase
  let clock: { now: number }

  beforeEach(async () => {
    clock = { now: noon }
    test = await borrowTestDatabase(kind)
  })

  async function startServer(options: ContactAppOptions) {
    const server = await startContactApp(test.database, { ...options, nowMilliseconds: () => clock.now })
    onTestFinished(server.close)
    return server
  }

  let sender = 0
  const post = (origin: string, message = 'Hello') =>
    fetch(`${origin}/f/hello`, {
      method: 'POST',
      // Each request comes from another network.
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:${(sender += 1).toString(16)}::1` },
      body: JSON.stringify({ email: 'ada@example.com', message }),
    })

  it('limits messages per day across networks and servers', async () => {
    const servers = [await startServer({ messagesPerDay: 3 }), await startServer({ messagesPerDay: 3 })]
    const answers = await Promise.all(servers.flatMap(({ origin }) => Array.from({ length: 4 }, () => post(origin))))
    const statuses = answers.map(({ status }) => String(status)).toSorted()
    expect(statuses.join(' ')).toBe('200 200 200 503 503 503 503 503')
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.headers.get('retry-after')).toBe(String(12 * 3600))
    const failure = formFailureSchema.parse(await refused?.json())
    expect(failure).toMatchObject({ code: 'DAY_FULL', error: failures.DAY_FULL })
    clock.now += day
    expect((await post(servers[0]?.origin ?? '')).status).toBe(200)
  })

  it('rejects messages while too many are stored', async () => {
    const { origin, store } = await startServer({ messagesKept: 2 })
    const answers = [await post(origin), await post(origin), await post(origin)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503])
    expect(await answers[2]?.json()).toMatchObject({ code: 'FULL' })
    expect((await store.page({ number: 1, size: 10 })).total).toBe(2)
  })

  it('limits emails per day and sends the rest on the following days', async () => {
    const smtp = await startSmtp()
    const { origin, store, warnings } = await startServer({ smtpUrl: smtp.url, emailsPerDay: 2 })
    for (let index = 0; index < 5; index++) expect((await post(origin, `Message ${index}`)).status).toBe(200)
    const sent = async () => (await store.after(0, 10)).filter(({ sentAt }) => sentAt).length
    await vi.waitUntil(async () => (await sent()) === 2 && warnings.length > 0, waitOptions)
    expect(warnings.join()).toContain('reached the daily email limit')
    for (const count of [4, 5]) {
      clock.now += day
      await vi.waitUntil(async () => (await sent()) === count, waitOptions)
    }
    expect(smtp.emails).toHaveLength(5)
  })

  it('deletes messages long after they were mailed, but never pending ones', async () => {
    const smtp = await startSmtp()
    const { origin, store } = await startServer({ smtpUrl: smtp.url, emailsPerDay: 1, keepDays: 30 })
    await post(origin, 'mailed today')
    await vi.waitUntil(async () => (await store.after(0, 10))[0]?.sentAt, waitOptions)
    await post(origin, 'waits for tomorrow')
    const texts = async () => (await store.after(0, 10)).map(({ message }) => message)
    expect(await texts()).toEqual(['mailed today', 'waits for tomorrow'])
    clock.now += 30 * day + 1
    await vi.waitUntil(async () => (await texts()).join() === 'waits for tomorrow', waitOptions)
    await vi.waitUntil(async () => (await store.after(0, 10))[0]?.sentAt, waitOptions)
    expect(smtp.emails).toHaveLength(2)
    clock.now += 30 * day + 1
    await vi.waitUntil(async () => (await texts()).length === 0, waitOptions)
  })

  it('deletes messages by the time they were received if there is no mail server', async () => {
    const { origin, store } = await startServer({ keepDays: 30 })
    await post(origin)
    clock.now += 30 * day
    await post(origin)
    clock.now += 1
    await expect.poll(async () => (await store.page({ number: 1, size: 10 })).total).toBe(1)
  })
})
