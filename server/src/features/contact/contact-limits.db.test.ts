import { formFailureSchema } from '@network-site/protocol/contact-form'
import { proofChallengeSchema, type ProofChallenge } from '@network-site/protocol/proof-of-work'
import { failures } from '@network-site/site/failure-messages'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { startContactApp, testProofOfWork, type ContactAppOptions } from '../../../test/contact-app.ts'
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
  /** Sends a message, by default from another network each time. */
  const send = (origin: string, { from, ...fields }: Record<string, string> = {}) =>
    fetch(`${origin}/f/hello`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from ?? `2001:db8:${(sender += 1).toString(16)}::1`,
      },
      body: JSON.stringify({ email: 'ada@example.com', message: 'Hello', ...fields }),
    })
  const post = (origin: string, message = 'Hello') => send(origin, { message })

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

  it('requires a proof of work from a burst across servers once half of the day’s messages are used', async () => {
    const options = { messagesPerDay: 6, hasProofOfWork: true }
    const servers = [await startServer(options), await startServer(options)]
    const answers = await Promise.all(servers.flatMap(({ origin }) => Array.from({ length: 4 }, () => post(origin))))
    const statuses = answers.map(({ status }) => String(status)).toSorted()
    expect(statuses.join(' ')).toBe('200 200 200 403 403 403 403 403')
  })

  it('requires a new proof of work for each message once half of the day’s are used', async () => {
    const { origin, store } = await startServer({ messagesPerDay: 5, hasProofOfWork: true })
    const prove = async (challenge: ProofChallenge) => {
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    }
    const codeOf = async (fields: Record<string, string>) => {
      const answer = await send(origin, fields)
      return answer.status === 200 ? 'sent' : `${answer.status} ${formFailureSchema.parse(await answer.json()).code}`
    }
    for (let index = 0; index < 3; index++) expect(await codeOf({})).toBe('sent')
    expect(await codeOf({})).toBe('403 FORM_PROOF_REQUIRED')
    expect(await codeOf({ _proof: 'x'.repeat(5000) })).toBe('403 FORM_PROOF_REQUIRED')
    for (const puzzle of [testProofOfWork('faucet').challenge('hello'), testProofOfWork('contact').challenge('other')])
      expect(await codeOf({ _proof: await prove(await puzzle) })).toBe('403 FORM_PROOF_REQUIRED')

    const challenge = proofChallengeSchema.parse(await (await fetch(`${origin}/f/hello/challenge`)).json())
    const proof = await prove(challenge)
    expect(await codeOf({ _proof: proof })).toBe('sent')
    expect(await codeOf({ _proof: proof, message: 'Hello again' })).toBe('403 FORM_PROOF_REQUIRED')
    expect((await store.page({ number: 1, size: 10 })).total).toBe(4)
    expect((await store.after(0, 10)).at(-1)?.fields).toEqual({})
    clock.now += day
    expect(await codeOf({})).toBe('sent')
  })

  it('tells a plain HTML form why its message was not sent', async () => {
    const { origin } = await startServer({ messagesPerDay: 2, hasProofOfWork: true })
    expect((await post(origin)).status).toBe(200)
    const answer = await fetch(`${origin}/f/hello`, {
      method: 'POST',
      headers: { accept: 'text/html,*/*;q=0.8' },
      body: new URLSearchParams({ email: 'ada@example.com', message: 'Hello' }),
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain(failures.FORM_PROOF_REQUIRED)
  })

  it('answers the challenge with 204 if no proof of work is configured, and with 404 for another form', async () => {
    const { origin } = await startServer({})
    expect((await fetch(`${origin}/f/hello/challenge`)).status).toBe(204)
    expect((await fetch(`${origin}/f/other/challenge`)).status).toBe(404)
  })

  it('limits the share of one network across its prefixes', async () => {
    const { origin } = await startServer({ messagesPerDay: 100, requestsPerHour: 1000 })
    const accepted = async (networks: string[]) => {
      let count = 0
      for (const from of networks.flatMap((network) => Array.from({ length: 7 }, () => network))) {
        const { status } = await send(origin, { from })
        if (status === 200) count++
        else expect(status).toBe(429)
      }
      return count
    }
    expect(await accepted(['2001:db8:f000:1::1'])).toBe(5)
    expect(await accepted(['2001:db8:f000:2::1', '2001:db8:f000:3::1'])).toBe(5)
    expect(await accepted(['1', '2', '3', '4'].map((group) => `2001:db8:f000:${group}00::1`))).toBe(10)
    expect(await accepted(Array.from({ length: 10 }, (_, index) => `203.0.113.${index}`))).toBe(40)
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
