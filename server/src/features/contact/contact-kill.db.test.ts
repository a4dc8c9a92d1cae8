import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { closeTestDatabases, databaseKinds, openTestDatabase } from '../../../test/databases.ts'
import { messageIdOf, startSmtp } from '../../../test/test-smtp.ts'
import { openDatabase } from '../../services/database.ts'
import { submissionStore } from './submission-store.ts'

const processFile = fileURLToPath(new URL('../../../test/contact-process.ts', import.meta.url))
const closers: Array<() => Promise<unknown>> = []

afterAll(closeTestDatabases)
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

async function startProcess(options: Record<string, unknown>): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [processFile, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  closers.push(() => kill(child))
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, origin }
}

async function send(origin: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/f/hello`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, message: 'Hello' }),
  })
  expect(answer.status).toBe(200)
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe.each(databaseKinds)('a server killed between storing and mailing, on %s', (kind) => {
  it('loses nothing, and sends at least once under one Message-ID', { timeout: 180_000 }, async () => {
    const test = await openTestDatabase(kind)
    closers.push(test.close)
    await test.database.close()
    test.database.close = async () => undefined
    const folder = { url: test.url, dataDir: test.dataDir }

    // The mail server has the whole email but never says so: the worst moment there is.
    const silent = await startSmtp(() => 'ignore')
    closers.push(silent.close)
    const first = await startProcess({ ...folder, smtpUrl: silent.url, claimMilliseconds: 500 })
    const people = Array.from({ length: 5 }, (_, index) => `person${index}@example.com`)
    for (const email of people) await send(first.origin, email)
    await vi.waitUntil(() => silent.emails.length > 0, { timeout: 30_000 })
    await kill(first.child)

    const smtp = await startSmtp()
    closers.push(smtp.close)
    const second = await startProcess({ ...folder, smtpUrl: smtp.url, claimMilliseconds: 500 })
    await vi.waitUntil(() => smtp.emails.length >= people.length, { timeout: 60_000 })
    // It takes the next email once it has marked the last one as sent.
    await send(second.origin, 'last@example.com')
    await vi.waitUntil(() => smtp.emails.length > people.length, { timeout: 60_000 })
    await kill(second.child)

    const database = await openDatabase(folder)
    const rows = await submissionStore(database.sql).after(0, 100)
    await database.close()
    expect(rows.map(({ email }) => email)).toEqual([...people, 'last@example.com'])
    expect(rows.slice(0, -1).every(({ sentAt }) => sentAt)).toBe(true)
    const sent = smtp.emails.map(messageIdOf)
    expect(new Set(sent)).toEqual(new Set(rows.map(({ messageId }) => messageId)))
    expect(sent).toHaveLength(rows.length)
    // The email that was under way went out twice, and bears the same name both times.
    expect(sent).toContain(messageIdOf(silent.emails[0] ?? ''))
  })
})
