import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Env } from '../env/index.ts'
import { describeError, messageOf } from '../lib/describe-error.ts'

/** Creates a structured logger. Lines never contain query strings, headers, bodies, or values from errors. */
export function createLog(
  env: Pick<Env, 'LOG_LEVEL' | 'isProduction'>,
  /** Defaults to standard output. */
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
    // Redact every error, under any field name.
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describeError(value) : value]),
        ),
    },
    hooks: {
      logMethod([fields, ...rest], log) {
        return log.apply(this, [fields, ...redactMessage(fields, rest)] as Parameters<typeof log>)
      },
    },
  }
  if (destination) return pino(options, destination)
  if (env.isProduction) return pino(options)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}

/** Replaces a message that repeats the error's own, which may quote values, with a redacted one. */
function redactMessage(fields: unknown, [message, ...more]: unknown[]): unknown[] {
  const error = fields instanceof Error ? fields : (fields as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error) || (message !== undefined && message !== error.message)) return [message, ...more]
  return [messageOf(error), ...more]
}
