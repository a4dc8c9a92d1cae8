import { faultsOf } from './check-answer.ts'
import { type Connection, type Exchange, openConnection } from './http-connection.ts'
import type { FuzzedServer } from './fuzzed-server.ts'

/** What the fuzzer sends in one go, and what it must know to judge the answers. */
export type FuzzRequest = {
  /** What the report counts it under. */
  name: string
  bytes: Buffer
  /** The method and the path of each request in the bytes, as sent. */
  asked: Array<{ method: string; path: string }>
  /** Whether the connection may end without an answer, or none may come in time: half a request, another protocol. */
  mayGoUnanswered: boolean
  /** Whether nothing follows on its connection; the server is told so, or the connection is cut. */
  ending?: 'told' | 'cut'
}

type Sent = {
  exchange: Exchange
  /** What was wrong with the answers, or that there were none. */
  faults: string[]
  /** The connection, where it may be used again. */
  kept: Connection | undefined
}

/** A mint or a faucet transfer is answered within a minute. */
const answerTimeoutMilliseconds = 75_000
/** Until a connection is cut that carried half a request. */
const cutAfterMilliseconds = 20

/** Sends a request over an open connection, or a new one, and checks what comes back. */
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
  // A kept connection may have been ended by the server meanwhile, as it may at any time.
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
    ...(isUnanswered ? [isTimedOut ? 'no answer in time' : 'the connection ended without an answer'] : []),
    ...answers.flatMap((answer, index) => {
      const { method = 'GET', path = '/' } = asked[index] ?? {}
      const faults = faultsOf(answer, { method, path, documented, secrets })
      return faults.length > 0 ? [`${answer.status} ${faults.join(', ')}: ${answer.body.toString('utf8', 0, 200)}`] : []
    }),
  ]
}

/** A refused body is not read to its end: the refusal can be lost with the connection. */
function mayEndEarly({ bytes }: FuzzRequest): boolean {
  return bytes.length > 60_000
}
