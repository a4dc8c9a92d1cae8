import { findFaults } from './check-answer.ts'
import { type Connection, type Exchange, openConnection } from './http-connection.ts'
import type { FuzzedServer } from './fuzzed-server.ts'

/** Bytes that the fuzzer sends at once, and what it needs to check the responses. */
export type FuzzRequest = {
  /** The row of the report that counts it. */
  name: string
  bytes: Buffer
  /** The method and path of each request in the bytes. */
  asked: Array<{ method: string; path: string }>
  /** Whether the server may close the connection or time out without a response. */
  mayGoUnanswered: boolean
  /** Half-closes the connection after the bytes (`told`), or drops it (`cut`). */
  ending?: 'told' | 'cut'
}

type Sent = {
  exchange: Exchange
  faults: string[]
  /** The connection, if it can be reused. */
  kept: Connection | undefined
}

/** Mints and faucet transfers take up to a minute. */
const answerTimeoutMilliseconds = 75_000
/** The delay before a connection with half a request is dropped. */
const cutAfterMilliseconds = 20

/** Sends a request over an open or a new connection, and checks the responses. */
export async function sendRequest(
  request: FuzzRequest,
  { server, open }: { server: FuzzedServer; open: Connection | undefined },
): Promise<Sent> {
  const connection = open ?? openConnection(server.port)
  const exchange = await connection.exchange({
    ...request,
    isLast: request.ending === 'told',
    timeoutMilliseconds: request.ending === 'cut' ? cutAfterMilliseconds : answerTimeoutMilliseconds,
  })
  // The server may have closed the reused connection in the meantime.
  if (open && exchange.answers.length === 0 && !exchange.isOpen && !exchange.isTimedOut) {
    return sendRequest(request, { server, open: undefined })
  }
  const kept = exchange.isOpen ? connection : undefined
  return { exchange, faults: exchangeFaults(exchange, request, server), kept }
}

function exchangeFaults({ answers, isTimedOut }: Exchange, request: FuzzRequest, server: FuzzedServer): string[] {
  const { documented, secrets } = server
  const { asked, mayGoUnanswered, ending } = request
  const isWaiting = isTimedOut && ending !== 'cut'
  const isUnanswered = answers.length < asked.length && (isWaiting || !mayGoUnanswered) && !mayEndEarly(request)
  return [
    ...(isUnanswered ? [isTimedOut ? 'no response in time' : 'the connection closed without a response'] : []),
    ...answers.flatMap((answer, index) => {
      const { method = 'GET', path = '/' } = asked[index] ?? {}
      const faults = findFaults(answer, { method, path, documented, secrets })
      return faults.length > 0 ? [`${answer.status} ${faults.join(', ')}: ${answer.body.toString('utf8', 0, 200)}`] : []
    }),
  ]
}

/** The server stops reading a rejected body, so its response can get lost with the connection. */
function mayEndEarly({ bytes }: FuzzRequest): boolean {
  return bytes.length > 60_000
}
