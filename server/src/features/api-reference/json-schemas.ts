import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { JsonSchema } from './openapi.ts'

const inDocument = '#/components/schemas/'

/** Turns Zod schemas into JSON Schema. Those that have an id are gathered, and every use refers to them. */
export function jsonSchemas() {
  const components: Record<string, JsonSchema> = {}

  function convert(schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema {
    // Inside of another one, a schema with an id is referred to like any other.
    const converted = z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any' })
    const text = JSON.stringify(converted).replaceAll('"$ref":"#/$defs/', `"$ref":"${inDocument}`)
    const { properties, $defs = {} } = JSON.parse(text) as JsonSchema
    for (const [name, { id: _id, ...component }] of Object.entries($defs)) {
      if (components[name] && !isDeepStrictEqual(components[name], component))
        throw new Error(`two different schemas are called ${name}`)
      components[name] = component
    }
    return properties?.['schema'] as JsonSchema
  }

  return { components, convert }
}

/** The name of the schema that is referred to. */
export function refName({ $ref }: JsonSchema): string | undefined {
  return $ref?.startsWith(inDocument) ? $ref.slice(inDocument.length) : undefined
}
