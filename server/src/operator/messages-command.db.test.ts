import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseKinds, openTestDatabase, type TestDatabase } from '../../test/databases.ts'
import { type MessageArchive, submissionStore } from '../features/contact/submission-store.ts'
import { messagesCommand } from './messages-command.ts'
import { type SubmissionRow, submissionsTable } from '../features/contact/tables.ts'

const messageCount = 1203

function message(number: number) {
  return {
    formId: 'hello',
    email: `person${number}@example.com`,
    subject: number % 2 ? '' : `person${number}@example.com: New "Request", with commas`,
    message: number === 3 ? '=HYPERLINK("http://evil.example")\nsecond line' : `Message ${number}`,
    fields: number === 3 ? { studio: 'Büro' } : ({} as Record<string, string>),
    receivedAt: new Date(Date.UTC(2024, 0, 1, 0, number)),
    messageId: `<${number}@ours.example>`,
    nextAttemptAt: new Date(0),
    ...(number === 2 ? { attempts: 4, lastFailure: 'no room' } : {}),
    ...(number === 3 ? { attempts: 1, sentAt: new Date(Date.UTC(2024, 0, 2)) } : {}),
  }
}

describe.each(databaseKinds)('operator messages on %s', (kind) => {
  let test: TestDatabase
  let archive: MessageArchive

  beforeAll(async () => {
    test = await openTestDatabase(kind)
    for (let first = 0; first < messageCount; first += 401) {
      const rows = Array.from({ length: 401 }, (_, index) => message(first + index + 1))
      await test.database.sql.insert(submissionsTable).values(rows)
    }
    archive = submissionStore(test.database.sql)
  })
  afterAll(() => test.close())

  async function run(...commandLine: string[]): Promise<string> {
    let output = ''
    await messagesCommand(commandLine, { archive, write: async (text) => void (output += text) })
    return output
  }

  it('lists messages newest first, page by page', async () => {
    const first = await run()
    expect(first.split('\n')).toHaveLength(22)
    expect(first).toMatch(/^ {2}1203 {2}2024-01-01 20:03 {2}waiting/)
    expect(first).toContain('1203 messages, page 1 of 61\n')
    const last = await run('list', '--size', '100', '--page', '13')
    expect(last.split('\n')).toEqual([
      '     3  2024-01-01 00:03  sent       person3@example.com: (no subject)',
      '     2  2024-01-01 00:02  tried 4×   person2@example.com: New "Request", with commas',
      '     1  2024-01-01 00:01  waiting    person1@example.com: (no subject)',
      '1203 messages, page 13 of 13',
      '',
    ])
    expect(await run('list', '--page', '999')).toBe('1203 messages, page 999 of 61\n')
  })

  it('shows one message in full', async () => {
    const shown = await run('show', '3')
    expect(shown).toContain('From: person3@example.com\n')
    expect(shown).toContain('studio: Büro\n')
    expect(shown).toContain('Email: <3@ours.example> sent 2024-01-02T00:00:00.000Z\n')
    expect(shown).toMatch(/\n\n=HYPERLINK\("http:\/\/evil.example"\)\nsecond line\n$/)
    expect(await run('show', '2')).toContain('failed 4 times (no room)')
    await expect(run('show', '99999')).rejects.toThrow('Message 99999 does not exist.')
  })

  it('exports all messages as JSON, oldest first', async () => {
    const rows = JSON.parse(await run('export', '--format', 'json')) as SubmissionRow[]
    expect(rows.map(({ email }) => email)).toEqual(
      Array.from({ length: messageCount }, (_, index) => message(index + 1).email),
    )
    expect(rows[2]).toMatchObject({ message: message(3).message, fields: { studio: 'Büro' } })
  })

  it('exports all messages as CSV and neutralizes formulas', async () => {
    const csv = await run('export')
    const lines = csv.split('\r\n')
    expect(lines).toHaveLength(messageCount + 2)
    expect(lines[0]).toBe('id,received_at,form_id,email,subject,message,fields,message_id,sent_at')
    expect(lines[2]).toContain('"person2@example.com: New ""Request"", with commas"')
    expect(lines[3]).toContain(`"'=HYPERLINK(""http://evil.example"")\nsecond line"`)
  })

  it.each([
    [['delete', '3'], 'Usage'],
    [['show'], 'Usage'],
    [['show', '3; drop table'], 'must be a whole number'],
    [['list', '--page', '0'], 'must be a whole number'],
    [['export', '--format', 'xml'], 'Usage'],
    [['list', '--color'], 'Usage'],
  ])('rejects the arguments %j', async (commandLine, expected) => {
    await expect(run(...commandLine)).rejects.toThrow(expected)
  })
})

it('exports an empty JSON list if there are no messages', async () => {
  const test = await openTestDatabase('pglite')
  let output = ''
  const write = async (text: string) => void (output += text)
  await messagesCommand(['export', '--format', 'json'], { archive: submissionStore(test.database.sql), write })
  await test.close()
  expect(JSON.parse(output)).toEqual([])
})
