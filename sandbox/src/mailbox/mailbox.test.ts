import Fastify, { type FastifyInstance } from 'fastify'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { mailbox, messageStore, type MessageStore } from './mailbox.ts'

let folder: string
let store: MessageStore
let app: FastifyInstance

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mailbox-'))
  store = await messageStore(folder)
  app = Fastify()
  mailbox(app, { store, baseUrl: '/mailbox' })
})
afterEach(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

function save(subject: string, text = 'Hello') {
  return store.save(Buffer.from(`From: a@b.example\r\nTo: c@d.example\r\nSubject: ${subject}\r\n\r\n${text}\r\n`))
}

describe('mailbox', () => {
  it('lists the newest email first, even within one millisecond', async () => {
    for (let index = 1; index <= 25; index++) await save(`Email ${index}`)
    const subjects = (await app.inject('/messages.json'))
      .json<Array<{ subject: string }>>()
      .map(({ subject }) => subject)
    expect(subjects).toEqual(Array.from({ length: 25 }, (_, index) => `Email ${25 - index}`))
  })

  it('keeps the newest emails up to its limit and deletes incomplete ones', async () => {
    store = await messageStore(folder, { maxMessages: 3 })
    for (let index = 1; index <= 5; index++) await save(`Email ${index}`)
    const subjects = async () => (await store.list()).map(({ email }) => email.subject)
    expect(await subjects()).toEqual(['Email 5', 'Email 4', 'Email 3'])
    await writeFile(join(folder, '1-000000-1.new'), 'half an em')
    store = await messageStore(folder, { maxMessages: 2 })
    expect(await subjects()).toEqual(['Email 5', 'Email 4'])
    expect(await readdir(folder)).toHaveLength(2)
  })

  it('escapes the content of an email', async () => {
    await save('<script>alert(1)</script>', '<img src=x onerror=alert(2)>')
    const list = await app.inject('/')
    expect(list.body).toContain('&lt;script&gt;')
    expect(list.body).not.toContain('<script>')
    expect(list.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    const [{ id } = { id: '' }] = (await app.inject('/messages.json')).json<Array<{ id: string }>>()
    const email = await app.inject(`/${id}`)
    expect(email.body).toContain('&lt;img src=x onerror=alert(2)&gt;')
    expect(email.body).not.toContain('<img')
  })

  it('shows a notice if there are no emails, and answers 404 for an unknown email', async () => {
    expect((await app.inject('/')).body).toContain('No emails yet.')
    for (const id of ['1', '..%2f..%2fetc%2fpasswd', 'x']) expect((await app.inject(`/${id}`)).statusCode).toBe(404)
  })
})
