import { z } from 'zod'
import { atLeastOne, baseUrl, nonEmpty, onOff, port, wholeNumber } from './value-schemas.ts'

/** The process: its mode, addresses, storage, log, and shutdown. */
export const processVariables = {
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` disables the sandbox and requires the settings that the sandbox otherwise replaces.'),
  PORT: port.default(3000).describe('The port that the server listens on.'),
  HOST: nonEmpty
    .default('localhost')
    .describe(
      'The address to bind. `localhost` binds both loopback addresses, `127.0.0.1` and `[::1]`. `0.0.0.0` accepts connections from every network, for example from a phone on the same Wi-Fi. The address of one interface limits access to its network. Pages work at any of these addresses. In sandbox mode, other machines can then also read the mailbox.',
    ),
  PUBLIC_URL: baseUrl.optional().meta({
    requiredInProduction: true,
    description:
      'The canonical URL of the site, used in canonical links, in metadata, and in what wallets store. Pages also work at other addresses, but the page of official links warns of the difference, and the sandbox’s stand-ins answer only here and at addresses of this machine. Defaults to `http://localhost:{PORT}`, or to the address in `HOST`.',
  }),
  DATA_DIR: nonEmpty.default('.data').describe('The folder for all local state.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres URL' })
    .optional()
    .meta({
      requiredInProduction: true,
      description: 'A Postgres database. Without it, the server uses an embedded one in `DATA_DIR`.',
    }),
  PAGES: z
    .enum(['built', 'vite'])
    .default('built')
    .describe(
      '`built` serves the built pages. `vite` serves only the API and leaves pages to Vite, as in `npm run dev`.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .describe('The log level. Defaults to `info` in production, otherwise to `warn`.'),
  DRAIN_SECONDS: wholeNumber
    .pipe(z.int().max(600))
    .default(2)
    .describe('How long requests in progress may take during shutdown before their connections are closed.'),
  UNREADY_SECONDS: wholeNumber
    .pipe(z.int().max(600))
    .default(0)
    .describe(
      'How long the server keeps serving after a shutdown signal while `/readyz` answers 503. Set it behind a load balancer, long enough for the balancer to notice and for pending mints to be answered.',
    ),
  MEDIA_BASE_URL: baseUrl
    .default('')
    .describe('The base URL of images and videos, if another host serves the media of `web/build/client`.'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('The bearer token for `/metrics`. Without it, `/metrics` is disabled.'),
}

/** The embedded chain and the stand-ins for external services. */
export const sandboxVariables = {
  SANDBOX: onOff
    .optional()
    .describe(
      '`on` starts the embedded chain and the stand-ins for external services. Defaults to `on`; not allowed in production.',
    ),
  SANDBOX_BLOCK_SECONDS: wholeNumber
    .default(0)
    .describe('Block time of the embedded chain in seconds; 0 mines each transaction immediately.'),
  SANDBOX_EMAILS_KEPT: atLeastOne
    .default(500)
    .describe('Maximum number of emails in the sandbox mailbox. The oldest are deleted first.'),
  SANDBOX_JOURNAL_MEGABYTES: atLeastOne
    .default(512)
    .describe('Maximum size of the embedded chain’s journal. A larger one is moved aside at the next start.'),
}

/** OpenTelemetry tracing, under OpenTelemetry’s standard names. */
export const tracingVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl
    .optional()
    .describe(
      'An OpenTelemetry collector that accepts OTLP over HTTP. Traces go to its `/v1/traces`. Without it, tracing is off.',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^[^=,]+=[^,]*(,[^=,]+=[^,]*)*$/, 'must be a comma-separated list of name=value')
    .transform(parseHeaders)
    .default({})
    .describe(
      'Headers for the collector, as a comma-separated list of `name=value`, such as `authorization=Bearer …`.',
    ),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1)
    .describe('The fraction of requests to trace, from 0 to 1.'),
}

/** Splits at the first equals sign of each pair; values may contain more. */
function parseHeaders(list: string): Record<string, string> {
  return Object.fromEntries(
    list.split(',').map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name.trim(), value.join('=').trim()]
    }),
  )
}
