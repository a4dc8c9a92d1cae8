import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '@network-site/protocol/text'
import { z } from 'zod'
import { sandboxPage } from '../sandbox-page.ts'

type StoredMessage = { id: string; email: Email }

/** Stores each email as a file, named by arrival time, and deletes the oldest over `maxMessages`. */
export async function messageStore(folder: string, { maxMessages = 500 }: { maxMessages?: number | undefined } = {}) {
  await mkdir(folder, { recursive: true })
  // Delete incomplete files of a killed process, and messages over a limit that was lowered.
  await deleteFiles((await readdir(folder)).filter((name) => name.endsWith('.new')))
  await deleteOldest()
  let counter = 0
  return {
    async save(raw: Buffer): Promise<void> {
      // Padded, so names sort by arrival.
      const id = `${Date.now()}-${String(counter++).padStart(6, '0')}-${process.pid}`
      await writeFile(join(folder, `${id}.new`), raw)
      await rename(join(folder, `${id}.new`), join(folder, `${id}.eml`))
      await deleteOldest()
    },
    async list(): Promise<StoredMessage[]> {
      const newestFirst = (await oldestFirst()).toReversed().slice(0, 100)
      return Promise.all(newestFirst.map((name) => read(name.slice(0, -'.eml'.length))))
    },
    async find(id: string): Promise<StoredMessage | undefined> {
      if (!/^[\d-]+$/.test(id)) return undefined
      return read(id).catch(() => undefined)
    },
  }

  async function oldestFirst(): Promise<string[]> {
    return (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted()
  }

  async function deleteOldest(): Promise<void> {
    const names = await oldestFirst()
    await deleteFiles(names.slice(0, Math.max(0, names.length - maxMessages)))
  }

  async function deleteFiles(names: string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }

  async function read(id: string): Promise<StoredMessage> {
    return { id, email: await PostalMime.parse(await readFile(join(folder, `${id}.eml`))) }
  }
}

export type MessageStore = Awaited<ReturnType<typeof messageStore>>

/** Starts an SMTP server on a free loopback port that stores all mail. */
export async function smtpListener(store: MessageStore): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => store.save(raw))
        .then(() => done(), done)
    },
  })
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const { port } = listener.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The response of `/messages.json`, newest first. */
export const mailboxMessagesSchema = z.array(
  z.object({
    id: z.string(),
    messageId: z.string(),
    from: z.string(),
    to: z.string(),
    replyTo: z.string(),
    subject: z.string(),
    text: z.string(),
  }),
)
type MailboxMessage = z.infer<typeof mailboxMessagesSchema>[number]

/** Registers the pages and the JSON endpoint that show the stored mail. */
export function mailbox(app: FastifyInstance, { store, baseUrl }: { store: MessageStore; baseUrl: string }): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
  })

  app.get('/', async (_request, reply) => {
    const rows = (await store.list()).map(
      ({ id, email }) =>
        `<tr><td>${escapeHtml(email.date ?? '')}</td><td>${escapeHtml(formatAddresses(email.to))}</td>` +
        `<td><a href="${baseUrl}/${id}">${escapeHtml(email.subject ?? '(no subject)')}</a></td></tr>`,
    )
    const table = `<table><tr><th>Date</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
    return reply
      .type('text/html; charset=utf-8')
      .send(sandboxPage('Mailbox', rows.length ? table : '<p>No emails yet.</p>'))
  })

  app.get('/messages.json', async () => (await store.list()).map(toMailboxMessage))

  app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    const message = await store.find(request.params.id)
    if (!message) return reply.code(404).type('text/plain').send('Message not found')
    const headers = message.email.headers.map(
      ({ key, value }) => `<tr><th>${escapeHtml(key)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(
        sandboxPage(
          message.email.subject ?? '(no subject)',
          `<p><a href="${baseUrl}">All messages</a></p><table>${headers.join('')}</table>` +
            `<pre>${escapeHtml(message.email.text ?? '')}</pre>`,
        ),
      )
  })
}

function formatAddresses(addresses: StoredMessage['email']['to']): string {
  return (addresses ?? []).map(({ address }) => address ?? '').join(', ')
}

function toMailboxMessage({ id, email }: StoredMessage): MailboxMessage {
  return {
    id,
    messageId: email.messageId ?? '',
    from: email.from?.address ?? '',
    to: formatAddresses(email.to),
    replyTo: formatAddresses(email.replyTo),
    subject: email.subject ?? '',
    text: email.text ?? '',
  }
}
