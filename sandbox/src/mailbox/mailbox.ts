import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '@network-site/protocol/text'
import { z } from 'zod'
import { sandboxPage } from '../sandbox-page.ts'
import type { MessageStore, StoredMessage } from './message-store.ts'

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
