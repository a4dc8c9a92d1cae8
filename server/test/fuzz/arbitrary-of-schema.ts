import { addressSchema } from '@network-site/protocol/address'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Values that a schema of ours takes, found by reading the schema itself: a new field is fuzzed the day it is added. */
export function arbitraryOfSchema(schema: z.core.$ZodType): Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // A check in code, which JSON Schema cannot say.
      if (zodSchema === addressSchema) Object.assign(jsonSchema, { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' })
    },
  })
  return arbitraryOf(described as JsonSchema)
}

function arbitraryOf(schema: JsonSchema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const variants = schema.anyOf ?? schema.oneOf
  if (variants) return fc.oneof(...variants.map((one) => arbitraryOf(one as JsonSchema)))
  if (schema.allOf) return fc.constantFrom(...schema.allOf).chain((one) => arbitraryOf(one as JsonSchema))
  switch (schema.type) {
    case 'object':
      return objectOf(schema)
    case 'array':
      return arrayOf(schema)
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

function objectOf(schema: JsonSchema): Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, arbitraryOf(one as JsonSchema)])), {
    requiredKeys: schema.required ?? [],
  })
}

function arrayOf(schema: JsonSchema): Arbitrary<unknown> {
  const listed = schema.prefixItems as JsonSchema[] | undefined
  if (listed) return fc.tuple(...listed.map(arbitraryOf))
  const items = schema.items && typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {}
  const minLength = schema.minItems ?? 0
  return fc.array(arbitraryOf(items as JsonSchema), {
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
