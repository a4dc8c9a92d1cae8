import { createTransport } from 'nodemailer'

/** An email to the team. */
export type Email = { messageId: string; replyTo: string; subject: string; text: string; date: Date }

export type Mailer = {
  /** Resolves once the mail server has taken the email over. */
  send: (email: Email) => Promise<void>
  close: () => void
}

export type MailerOptions = { url: string; from: string; to: string }

const patienceMilliseconds = 20_000

/** Mail by SMTP. Sender and receiver are the operator's; nothing in an email can add another. */
export function openMailer({ url, from, to }: MailerOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
    // An email may quote a path or a URL; the library must never fetch it.
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
