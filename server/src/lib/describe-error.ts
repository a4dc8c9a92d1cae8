import { redactText } from '@network-site/protocol/redact'

/** What the log says of an error. Its other fields, where libraries put addresses and values, are left out. */
export type DescribedError = {
  type: string
  code?: string | number
  message: string
  /** The calls alone: a stack begins with the whole message. */
  stack: string
  cause?: DescribedError | string
}

const longestMessage = 400
const deepestCause = 5
const call = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/

/** Describes an error without URLs, queries, parameters or anybody's address. The one way in which errors are logged. */
export function describeError(error: unknown, depth = 0): DescribedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? redactText(error) : 'unknown'
  const { code } = error as { code?: unknown }
  const hasCause = error.cause !== undefined && depth < deepestCause
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message: (messageOf(error).split('\n')[0] ?? '').slice(0, longestMessage),
    stack: callsOf(error),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** What an error says, without what it quotes. */
export function messageOf(error: Error): string {
  return redactText(ownWords(error))
}

function ownWords(error: Error): string {
  // Drizzle's message is the statement with all its values; the cause says what was wrong.
  if ('query' in error && 'params' in error)
    return error.cause instanceof Error ? `A query failed: ${ownWords(error.cause)}` : 'A query failed.'
  // viem's message goes on with the endpoint and the request.
  if ('shortMessage' in error && 'details' in error) return `${String(error.shortMessage)} ${String(error.details)}`
  // Postgres quotes the value that it could not read.
  if ('severity' in error) return error.message.replace(/: ".*$/s, '')
  return error.message
}

function callsOf({ stack = '', message }: Error): string {
  const begin = stack.indexOf(message)
  const calls = begin < 0 ? stack : stack.slice(begin + message.length)
  return calls
    .split('\n')
    .filter((line) => call.test(line))
    .join('\n')
}
