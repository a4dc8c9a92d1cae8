import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** What schemas refer to by the last part of a `$ref`. */
type Definitions = Record<string, JsonSchema>

/** Values that a schema of ours takes, found by reading the schema itself. */
export function arbitraryOfSchema(schema: z.core.$ZodType): Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return arbitraryOf(described, described.$defs as Definitions | undefined)
}

/** Values that a JSON Schema takes. */
export function arbitraryOf(schema: JsonSchema, definitions: Definitions = {}): Arbitrary<unknown> {
  const referred = definitions[schema.$ref?.split('/').at(-1) ?? '']
  if (referred) return arbitraryOf(referred, definitions)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((one) => arbitraryOf(one as JsonSchema, definitions)))
  if (schema.allOf) return fc.constantFrom(...schema.allOf).chain((one) => arbitraryOf(one as JsonSchema, definitions))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, definitions)
    case 'array':
      return arrayOf(schema, definitions)
    case 'string':
      return stringOf(schema)
    case 'integer':
      return fc.integer({
        min: Math.max(schema.minimum ?? 0, -(2 ** 31)),
        max: Math.min(schema.maximum ?? 100, 2 ** 31),
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case undefined:
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function objectOf(schema: JsonSchema, definitions: Definitions): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const values = properties.map(([name, one]) => [name, arbitraryOf(one as JsonSchema, definitions)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: schema.required ?? [] })
}

function arrayOf(schema: JsonSchema, definitions: Definitions): Arbitrary<unknown> {
  const listed = schema.prefixItems as JsonSchema[] | undefined
  if (listed) return fc.tuple(...listed.map((one) => arbitraryOf(one, definitions)))
  const items = schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
  const minLength = schema.minItems ?? 0
  return fc.array(arbitraryOf(items as JsonSchema, definitions), {
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxItems ?? 4, 4)),
  })
}

function stringOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, 'u'))
  if (schema.format === 'uri') return fc.webUrl()
  const minLength = schema.minLength ?? 0
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(schema.maxLength ?? 50, 50)),
  })
}
