import { createTransport } from 'nodemailer'

/** A letter to the team. */
export type Letter = { messageId: string; replyTo: string; subject: string; text: string; date: Date }

export type Mailer = {
  /** Resolves once the mail server has taken the letter over. */
  send: (letter: Letter) => Promise<void>
  close: () => void
}

export type MailerOptions = { url: string; from: string; to: string }

const patienceMilliseconds = 20_000

/** Mail by SMTP. Sender and receiver are the operator's; nothing in a letter can add another. */
export function openMailer({ url, from, to }: MailerOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
    // A letter may quote an address of a file or a page; it must never be made to fetch it.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ messageId, replyTo, subject, text, date }) => {
      await transport.sendMail({
        envelope: { from, to: [to] },
        from: { name: '', address: from },
        to: { name: '', address: to },
        replyTo: { name: '', address: replyTo },
        subject,
        text,
        date,
        messageId,
        headers: { 'auto-submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
