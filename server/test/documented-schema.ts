import { z } from 'zod'
import type { JsonSchema, OpenApiDocument } from '../src/features/api-reference/openapi.ts'

/** A schema of the API's document, as a program that has only the document would check answers with it. */
export function documentedSchema(schema: JsonSchema, { components }: OpenApiDocument): z.ZodType {
  const whole = JSON.stringify({ ...schema, $defs: components.schemas })
  return z.fromJSONSchema(JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema)
}
