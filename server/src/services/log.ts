import { writeSync } from 'node:fs'
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
  if (env.isProduction) return pino(options, standardOutput)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}

/**
 * Standard output, without lines that cannot be written. If the log's disk is full, pino's own destination throws, which ends
 * the server, and then blocks the exit.
 */
const standardOutput: DestinationStream = {
  write: (line) => {
    for (let remaining = Buffer.from(line); remaining.length > 0;) {
      try {
        remaining = remaining.subarray(writeSync(process.stdout.fd, remaining))
      } catch (error) {
        // The reader of the pipe is slow.
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
        Atomics.wait(sleeper, 0, 0, 1)
      }
    }
  },
}

const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** Replaces a message that repeats the error's own, which may quote values, with a redacted one. */
function redactMessage(fields: unknown, [message, ...more]: unknown[]): unknown[] {
  const error = fields instanceof Error ? fields : (fields as { err?: unknown } | undefined)?.err
  if (!(error instanceof Error) || (message !== undefined && message !== error.message)) return [message, ...more]
  return [messageOf(error), ...more]
}
