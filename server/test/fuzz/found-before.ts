import type { FuzzRequest } from './fuzz-request.ts'

const asked = (method: string, path: string, headers = ''): FuzzRequest => ({
  name: `found before: ${method} ${path}`,
  bytes: Buffer.from(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${headers}\r\n`, 'latin1'),
  asked: [{ method, path: path.split('?')[0] ?? path }],
  mayGoUnanswered: false,
})

/** Requests that were once answered wrongly. They begin every run, whatever the seed. */
export const foundBefore: FuzzRequest[] = [
  // Was never answered, and kept a stream open.
  asked('HEAD', `/mints/0x${'a'.repeat(40)}/events`),
  // Had one defensive header of five.
  asked('GET', `/mints/0x${'a'.repeat(40)}/events`),
  // Had none of them.
  asked('GET', '/sandbox/mailbox'),
  asked('GET', '/livez', 'expect: the-unexpected\r\n'),
  asked('GET', '/livez', `x-long: ${'x'.repeat(20_000)}\r\n`),
  // Was a 500: no database can be asked for it.
  asked('GET', '/leaderboard?search=%00'),
]
