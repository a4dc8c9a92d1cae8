import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Starts a mail server for one test that accepts, rejects, or never answers each email, as the test decides. */
export async function startSmtp(decide: (email: string) => 'take' | 'refuse' | 'ignore' | Error = () => 'take') {
  const emails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'site' }),
    disabledCommands: ['STARTTLS'],
    // Do not wait for connections without a response when the test ends.
    closeTimeout: 50,
    onData(stream, _session, done) {
      void text(stream).then((email) => {
        emails.push(email)
        const decision = decide(email)
        if (decision === 'take') done()
        if (decision === 'refuse') done(Object.assign(new Error('no room'), { responseCode: 452 }))
        if (decision instanceof Error) done(decision)
      })
    },
  })
  server.on('error', () => undefined)
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    /** Every email that arrived completely, accepted or not. */
    emails,
  }
}

/** Returns the headers of an email, unfolded, with lower-case names. */
export function headersOf(email: string): Array<[name: string, value: string]> {
  const block = email.split('\r\n\r\n')[0] ?? ''
  return block
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()])
}

export function messageIdOf(email: string): string | undefined {
  return Object.fromEntries(headersOf(email))['message-id']
}
