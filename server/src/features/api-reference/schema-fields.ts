import type { JsonSchema } from './openapi.ts'
import { refName } from './json-schemas.ts'

/** A field of a body as a reader sees it; fields inside of it follow, with its name in front of theirs. */
export type Field = { name: string; type: string; isRequired: boolean; description: string }

/** How a type is written down: a schema of the document by its name, and anything that is code. */
export type Notation = { schemaLink: (name: string) => string; code: (text: string) => string }

/** The fields of an object, or of the objects in a list; none where a schema has no fields of its own. */
export function fieldsOf(schema: JsonSchema, notation: Notation, prefix = ''): Field[] {
  const items = itemsOf(schema)
  if (items) return fieldsOf(items, notation, prefix ? `${prefix.slice(0, -1)}[].` : '[].')
  // Such as an object that may be null.
  const objects = schema.anyOf?.filter((one) => (one as JsonSchema).properties) ?? []
  if (objects.length === 1) return fieldsOf(objects[0] as JsonSchema, notation, prefix)
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = property as JsonSchema
    return [
      {
        name: prefix + name,
        type: typeOf(field, notation),
        isRequired: schema.required?.includes(name) ?? false,
        description: field.description ?? '',
      },
      ...fieldsOf(field, notation, `${prefix}${name}.`),
    ]
  })
}

/** What a value may be, in a few words. */
export function typeOf(schema: JsonSchema, notation: Notation): string {
  const { schemaLink, code } = notation
  const name = refName(schema)
  if (name) return schemaLink(name)
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ')
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (variants) return variants.map((one) => typeOf(one as JsonSchema, notation)).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  const items = itemsOf(schema)
  if (items) return `list of ${typeOf(items, notation)}${rangeOf(schema.minItems, schema.maxItems)}`
  if (schema.type === 'string') return stringType(schema, code)
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.type + rangeOf(schema.minimum, schema.maximum)
  if (schema.type === 'object') return schema.properties ? 'object' : 'object of any fields'
  return schema.type ?? 'anything'
}

function stringType({ format, pattern, minLength, maxLength }: JsonSchema, code: Notation['code']): string {
  if (format) return `string (${format})`
  return `string${rangeOf(minLength, maxLength)}${pattern ? `, ${code(pattern)}` : ''}`
}

/** The safe integers, which bound every whole number, are no bounds worth telling. */
function rangeOf(from: number | undefined, to: number | undefined): string {
  const least = from === undefined || from <= -Number.MAX_SAFE_INTEGER ? undefined : from
  const most = to === undefined || to >= Number.MAX_SAFE_INTEGER ? undefined : to
  if (least !== undefined && least === most) return ` (${least})`
  if (least !== undefined && most !== undefined) return ` (${least} to ${most})`
  if (least !== undefined) return ` (at least ${least})`
  return most === undefined ? '' : ` (at most ${most})`
}

function itemsOf({ items }: JsonSchema): JsonSchema | undefined {
  return items && typeof items === 'object' && !Array.isArray(items) ? (items as JsonSchema) : undefined
}
