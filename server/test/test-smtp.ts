import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type TestSmtp = {
  url: string
  /** Every email whose last byte arrived, taken or not. */
  emails: string[]
  close: () => Promise<void>
}

/** A mail server that does with each email what the test says: takes it, refuses it, or never answers. */
export async function startSmtp(
  decide: (email: string) => 'take' | 'refuse' | 'ignore' = () => 'take',
): Promise<TestSmtp> {
  const emails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // Whoever still waits for an answer when the test ends waits in vain.
    closeTimeout: 50,
    onData(stream, _session, done) {
      void text(stream).then((email) => {
        emails.push(email)
        const decision = decide(email)
        if (decision === 'take') done()
        if (decision === 'refuse') done(Object.assign(new Error('no room'), { responseCode: 452 }))
      })
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    emails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The header lines of an email, folded ones made whole, by lower-case name. */
export function headersOf(email: string): Array<[name: string, value: string]> {
  const block = email.split('\r\n\r\n')[0] ?? ''
  return block
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
}

/** The name an email goes by. */
export function messageIdOf(email: string): string | undefined {
  return Object.fromEntries(headersOf(email))['message-id']
}
