import { z } from 'zod'
import { atLeastOne, httpUrl, onOff, port, wholeNumber } from './value-schemas.ts'

/** What this process is, where it listens and how it ends. */
export const processVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('In `production` nothing of the sandbox runs, and what it stood in for is demanded by name.'),
  PORT: port.default(3000).describe('Where the server listens.'),
  HOST: z
    .string()
    .min(1)
    .default('localhost')
    .describe(
      'Who can reach it. `localhost` is this machine alone, by `127.0.0.1` and `[::1]`. `0.0.0.0` opens it to every network this machine is in, such as to a phone in the same Wi-Fi; an address of this machine opens it to that network only. Pages work at whichever address they are opened.',
    ),
  PUBLIC_URL: httpUrl
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .meta({
      demandedInProduction: true,
      description:
        'The address of the site that is written down: in canonical links, in metadata, in what wallets keep. Pages do not depend on it. By default `http://localhost:{PORT}`, or the address in `HOST`.',
    }),
  DATA_DIR: z.string().min(1).default('.data').describe('The folder that holds all state of this machine.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' })
    .optional()
    .meta({
      demandedInProduction: true,
      description: 'A Postgres database. Without it an embedded one is kept under `DATA_DIR`.',
    }),
  PAGES: z
    .enum(['built', 'vite'])
    .default('built')
    .describe('`vite` serves the API alone and leaves the pages to Vite, as `npm run dev` does.'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('How much the log says. `info` in production, else `warn`.'),
  DRAIN_SECONDS: wholeNumber
    .pipe(z.int().max(600))
    .default(2)
    .describe('How long requests under way may take when the server is told to end. Then their connections are cut.'),
  UNREADY_SECONDS: wholeNumber
    .pipe(z.int().max(600))
    .default(0)
    .describe(
      'How long the server goes on serving after it was told to end, while `/readyz` answers 503. Set it behind a load balancer: it must notice, and the mints that wait for a block must be answered, before connections are refused.',
    ),
  MEDIA_BASE_URL: httpUrl
    .transform((url) => url.replace(/\/+$/, ''))
    .default('')
    .describe(
      'Where pictures and videos are served from, if not from here: a host that holds the media of `web/build/client`.',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('Whoever brings it as a bearer token may read `/metrics`. Without it nobody may.'),
} satisfies Record<string, z.ZodType>

/** The embedded chain and the stand-ins for external services. */
export const sandboxVariables = {
  SANDBOX: onOff
    .optional()
    .describe(
      '`on` starts the embedded chain and the stand-ins. On by default, except in production, where it is refused.',
    ),
  SANDBOX_BLOCK_SECONDS: wholeNumber
    .default(0)
    .describe('Seconds between blocks of the embedded chain; 0 mines each transaction at once.'),
  SANDBOX_EMAILS_KEPT: atLeastOne
    .default(500)
    .describe('How many emails the sandbox’s mailbox keeps; the oldest go first.'),
  SANDBOX_JOURNAL_MEGABYTES: atLeastOne
    .default(512)
    .describe('How large the journal of the embedded chain may get. A larger one is moved aside at the next start.'),
} satisfies Record<string, z.ZodType>

/** Where traces go. The names are OpenTelemetry’s own. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(
      'An OpenTelemetry collector that takes OTLP over HTTP; traces go to its `/v1/traces`. Without it nothing is traced.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be name=value, separated by commas')
    .transform(readHeaders)
    .default({})
    .describe(
      'Headers that the collector asks for, such as `authorization=Bearer …`: `name=value`, separated by commas.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('Which share of requests is traced, from 0 to 1.'),
} satisfies Record<string, z.ZodType>

/** The value of a header may hold an equals sign itself. */
function readHeaders(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  )
}
