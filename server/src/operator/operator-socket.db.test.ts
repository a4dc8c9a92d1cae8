import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openTestDatabase } from '../../test/databases.ts'
import { messagesCommand } from './messages-command.ts'
import { submissionStore } from '../features/contact/submission-store.ts'
import { submissionsTable } from '../features/contact/tables.ts'
import {
  connectOperator,
  type OperatorService,
  operatorSocketPath,
  remoteSql,
  serveOperator,
} from './operator-socket.ts'

const test = await openTestDatabase('pglite')
const folder = await mkdtemp(join(tmpdir(), 'socket-'))
const nowhere = '0x00000000000000000000000000000000000000a1'
const deployment = {
  rpcUrls: ['http://127.0.0.1:1'],
  contracts: { collection: nowhere, token: nowhere },
} satisfies OperatorService['deployment']

afterAll(async () => {
  await test.close()
  await rm(folder, { recursive: true })
})

it('restricts the socket to the owner of the data folder and replaces the socket of a crashed server', async () => {
  const path = operatorSocketPath(folder)
  await mkdir(dirname(path), { recursive: true })
  if (process.platform !== 'win32') await writeFile(path, 'left by a crash')
  await expect(connectOperator(path)).rejects.toThrow()
  const { close } = await serveOperator({ deployment, query: test.database.query }, path)
  if (process.platform !== 'win32') expect((await stat(dirname(path))).mode & 0o077).toBe(0)
  expect((await connectOperator(path)).deployment).toEqual(deployment)
  await close()
  await expect(connectOperator(path)).rejects.toThrow()
})

it('returns the same rows and types as the server’s own connection', async () => {
  const path = operatorSocketPath(folder)
  const { close } = await serveOperator({ deployment, query: test.database.query }, path)
  const { query } = await connectOperator(path)
  if (!query) throw new Error('an embedded database is queried through its server')
  await test.database.sql.insert(submissionsTable).values({
    formId: 'hello',
    email: 'person@example.com',
    subject: 'Ünïcode',
    message: 'two\nlines',
    fields: { studio: 'Büro' },
    receivedAt: new Date(Date.UTC(2024, 0, 1)),
    messageId: '<1@ours.example>',
    nextAttemptAt: new Date(0),
  })
  const local = submissionStore(test.database.sql)
  const remote = submissionStore(remoteSql(query))
  expect(await remote.find(1)).toEqual(await local.find(1))
  expect(await remote.page({ number: 1, size: 20 })).toEqual(await local.page({ number: 1, size: 20 }))
  let output = ''
  await messagesCommand(['show', '1'], { archive: remote, write: async (text) => void (output += text) })
  expect(output).toContain('studio: Büro')
  await expect(remoteSql(query).execute('select * from no_such_table')).rejects.toThrow('Failed query')
  await close()
})

it('offers no queries if the database can be opened directly', async () => {
  const path = operatorSocketPath(folder)
  const { close } = await serveOperator({ deployment, query: undefined }, path)
  expect((await connectOperator(path)).query).toBeUndefined()
  await close()
})
