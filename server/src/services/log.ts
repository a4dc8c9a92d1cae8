import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Env } from '../env/index.ts'
import { describeError, messageOf } from '../lib/describe-error.ts'

/** Structured log lines, one for each event. They never hold a query string, a header, a body, or a value of an error. */
export function createLog(
  env: Pick<Env, 'LOG_LEVEL' | 'isProduction'>,
  /** Where the lines go, if not to standard output. */
  destination?: DestinationStream,
): Logger {
  const options: LoggerOptions = {
    level: env.LOG_LEVEL,
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    // Every error, under whichever name it is logged.
    formatters: {
      log: (facts) => Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, described(fact)])),
    },
    hooks: {
      logMethod([facts, ...words], log) {
        return log.apply(this, [facts, ...withoutQuotes(facts, words)] as Parameters<typeof log>)
      },
    },
  }
  if (destination) return pino(options, destination)
  if (env.isProduction) return pino(options)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}

function described(fact: unknown): unknown {
  return fact instanceof Error ? describeError(fact) : fact
}

/** An error's own message is the line's where no other is given, and libraries give it: it must not quote anything. */
function withoutQuotes(facts: unknown, [message, ...more]: unknown[]): unknown[] {
  const error = facts instanceof Error ? facts : (facts as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error) || (message !== undefined && message !== error.message)) return [message, ...more]
  return [messageOf(error), ...more]
}
