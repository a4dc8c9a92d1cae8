import { z } from 'zod'
import { httpUrl } from './values.ts'

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
