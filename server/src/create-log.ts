import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { Env } from './env.ts'

/** Structured log lines, one for each event. They never hold a query string, a header or a body. */
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
      err: pino.stdSerializers.err,
    },
  }
  if (destination) return pino(options, destination)
  if (env.isProduction) return pino(options)
  return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
}
