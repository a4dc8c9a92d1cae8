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

/** Emails as files, one each, named by the time they arrived. The oldest go when there are more than `most`. */
export async function messageStore(folder: string, { most = 500 }: { most?: number } = {}) {
  await mkdir(folder, { recursive: true })
  // What a killed process had begun to write, and what an earlier setting allowed.
  await forget((await readdir(folder)).filter((name) => name.endsWith('.new')))
  await forgetOldest()
  let counter = 0
  return {
    async keep(raw: Buffer): Promise<void> {
      // Padded, so that names sort in the order of arrival.
      const id = `${Date.now()}-${String(counter++).padStart(6, '0')}-${process.pid}`
      await writeFile(join(folder, `${id}.new`), raw)
      await rename(join(folder, `${id}.new`), join(folder, `${id}.eml`))
      await forgetOldest()
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

  async function forgetOldest(): Promise<void> {
    const names = await oldestFirst()
    await forget(names.slice(0, Math.max(0, names.length - most)))
  }

  async function forget(names: string[]): Promise<void> {
    await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
  }

  async function read(id: string): Promise<StoredMessage> {
    return { id, email: await PostalMime.parse(await readFile(join(folder, `${id}.eml`))) }
  }
}

export type MessageStore = Awaited<ReturnType<typeof messageStore>>

/** Takes mail on a free port of this machine and keeps all of it. */
export async function smtpListener(store: MessageStore): Promise<{ url: string; close: () => Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => store.keep(raw))
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

/** What `/messages.json` answers, the newest email first. */
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

/** Shows what the mailer sent: a page for people, JSON for programs. */
export function mailbox(app: FastifyInstance, { store, baseUrl }: { store: MessageStore; baseUrl: string }): void {
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  })

  app.get('/', async (_request, reply) => {
    const rows = (await store.list()).map(
      ({ id, email }) =>
        `<tr><td>${escapeHtml(email.date ?? '')}</td><td>${escapeHtml(people(email.to))}</td>` +
        `<td><a href="${baseUrl}/${id}">${escapeHtml(email.subject ?? '(no subject)')}</a></td></tr>`,
    )
    const table = `<table><tr><th>Date</th><th>To</th><th>Subject</th></tr>${rows.join('')}</table>`
    return reply
      .type('text/html; charset=utf-8')
      .send(sandboxPage('Mailbox', rows.length ? table : '<p>Nothing has been sent yet.</p>'))
  })

  app.get('/messages.json', async () => (await store.list()).map(plain))

  app.get<{ Params: { id: string } }>('/:id', async (request, reply) => {
    const message = await store.find(request.params.id)
    if (!message) return reply.code(404).type('text/plain').send('No such message')
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

function people(addresses: StoredMessage['email']['to']): string {
  return (addresses ?? []).map(({ address }) => address ?? '').join(', ')
}

function plain({ id, email }: StoredMessage): MailboxMessage {
  return {
    id,
    messageId: email.messageId ?? '',
    from: email.from?.address ?? '',
    to: people(email.to),
    replyTo: people(email.replyTo),
    subject: email.subject ?? '',
    text: email.text ?? '',
  }
}
