import { createTransport } from 'nodemailer'

/** An email to the team. */
export type Email = { messageId: string; replyTo: string; subject: string; text: string; date: Date }

export type Mailer = ReturnType<typeof openMailer>

export type MailerOptions = { url: string; from: string; to: string }

const timeoutMilliseconds = 20_000

/** Opens an SMTP mailer. Sender and recipient are fixed; the content of an email cannot add others. */
export function openMailer({ url, from, to }: MailerOptions) {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMilliseconds,
    greetingTimeout: timeoutMilliseconds,
    socketTimeout: timeoutMilliseconds,
    // Never fetch paths or URLs that an email mentions.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** Resolves once the mail server has accepted the email. */
    send: async ({ messageId, replyTo, subject, text, date }: Email): Promise<void> => {
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
