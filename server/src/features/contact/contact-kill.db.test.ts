import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { databaseKinds, openTestDatabase } from '../../../test/databases.ts'
import { killProcess, startProcess } from '../../../test/killable-process.ts'
import { messageIdOf, startSmtp } from '../../../test/test-smtp.ts'
import { openDatabase } from '../../services/database.ts'
import { submissionStore } from './submission-store.ts'

async function startServer(options: Record<string, unknown>) {
  const server = await startProcess('contact-process.ts', options)
  onTestFinished(() => killProcess(server.child))
  return server
}

async function send(origin: string, email: string): Promise<void> {
  const answer = await fetch(`${origin}/f/hello`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, message: 'Hello' }),
  })
  expect(answer.status).toBe(200)
}

describe.each(databaseKinds)('a server killed between storing and mailing on %s', (kind) => {
  it('loses no message, and sends each at least once under one Message-ID', { timeout: 180_000 }, async () => {
    const test = await openTestDatabase(kind)
    onTestFinished(test.close)
    await test.database.close()
    test.database.close = async () => undefined
    const folder = { url: test.url, dataDir: test.dataDir }

    // The worst case: the mail server has received the email but never acknowledges it.
    const silent = await startSmtp(() => 'ignore')
    const first = await startServer({ ...folder, smtpUrl: silent.url, claimMilliseconds: 500 })
    const people = Array.from({ length: 5 }, (_, index) => `person${index}@example.com`)
    for (const email of people) await send(first.origin, email)
    await vi.waitUntil(() => silent.emails.length > 0, { timeout: 30_000 })
    await killProcess(first.child)

    const smtp = await startSmtp()
    const second = await startServer({ ...folder, smtpUrl: smtp.url, claimMilliseconds: 500 })
    await vi.waitUntil(() => smtp.emails.length >= people.length, { timeout: 60_000 })
    // The server sends this one only after it has marked the previous emails as sent.
    await send(second.origin, 'last@example.com')
    await vi.waitUntil(() => smtp.emails.length > people.length, { timeout: 60_000 })
    await killProcess(second.child)

    const database = await openDatabase(folder)
    const rows = await submissionStore(database.sql).after(0, 100)
    await database.close()
    expect(rows.map(({ email }) => email)).toEqual([...people, 'last@example.com'])
    expect(rows.slice(0, -1).every(({ sentAt }) => sentAt)).toBe(true)
    const sent = smtp.emails.map(messageIdOf)
    expect(new Set(sent)).toEqual(new Set(rows.map(({ messageId }) => messageId)))
    expect(sent).toHaveLength(rows.length)
    // The interrupted email was sent twice under the same Message-ID.
    expect(sent).toContain(messageIdOf(silent.emails[0] ?? ''))
  })
})
