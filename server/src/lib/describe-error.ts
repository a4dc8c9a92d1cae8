import { redactText } from '@network-site/protocol/redact'

/** An error as it is logged, without its other fields, where libraries put addresses and values. */
export type DescribedError = {
  type: string
  code?: string | number
  message: string
  /** Only the stack frames, because a stack starts with the whole message. */
  stack: string
  cause?: DescribedError | string
}

const maxMessageLength = 400
const maxCauseDepth = 5
const stackFrame = /^ {4}at .*(?::\d+:\d+|<anonymous>|native)\)?$/

/** Describes an error for the log without URLs, queries, parameters, or addresses. Log errors only through it. */
export function describeError(error: unknown, depth = 0): DescribedError | string {
  if (!(error instanceof Error)) return typeof error === 'string' ? redactText(error) : 'unknown'
  const { code } = error as { code?: unknown }
  const hasCause = error.cause !== undefined && depth < maxCauseDepth
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    message: (messageOf(error).split('\n')[0] ?? '').slice(0, maxMessageLength),
    stack: framesOf(error),
    ...(hasCause ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

/** Returns an error's message without the values it quotes. */
export function messageOf(error: Error): string {
  return redactText(ownMessage(error))
}

function ownMessage(error: Error): string {
  // Drizzle's message contains the statement and its values; the cause says what went wrong.
  if ('query' in error && 'params' in error)
    return error.cause instanceof Error ? `A query failed: ${ownMessage(error.cause)}` : 'A query failed.'
  // viem's full message contains the endpoint and the request.
  if ('shortMessage' in error && 'details' in error) return `${String(error.shortMessage)} ${String(error.details)}`
  // Postgres quotes the value that it could not parse.
  if ('severity' in error) return error.message.replace(/: ".*$/s, '')
  return error.message
}

function framesOf({ stack = '', message }: Error): string {
  const start = stack.indexOf(message)
  const frames = start < 0 ? stack : stack.slice(start + message.length)
  return frames
    .split('\n')
    .filter((line) => stackFrame.test(line))
    .join('\n')
}
