import { type SecurityScheme, securitySchemes } from '../../http/route-schema.ts'
import {
  type ExampleRequest,
  type JsonSchema,
  type MediaTypes,
  type OpenApiDocument,
  type Operation,
  type Parameter,
  refName,
  type Response,
} from './openapi-document.ts'

/** A block of the reference. Text and cells may contain Markdown code and links. */
export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'code'; language: 'sh' | 'json' | 'text'; text: string }

export type Section = { id: string; title: string; blocks: Block[] }
export type Chapter = { name: string; description: string; sections: Section[] }

/** Turns the document into chapters, one per tag and one for the schemas, for rendering as a page or as Markdown. */
export function describeApi(document: OpenApiDocument, origin: string) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
  )
  const chapters: Chapter[] = document.tags.map(({ name, description }) => ({
    name,
    description,
    sections: operations
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ route, operation }) => describeOperation(operation, { route, origin })),
  }))
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => describeSchema(name, schema))
  const schemaChapter = { name: 'Schemas', description: 'Types that several routes share.', sections: schemas }
  return { introduction: document.info.description, chapters: [...chapters, schemaChapter] }
}

const preface = `# API reference

<!-- Generated from the route schemas by server/scripts/api-reference.ts. Do not edit; run that script. -->

A running server serves this reference at \`/docs/api\`, and as OpenAPI at \`/openapi.json\`. A test sends every example.`

/** Renders the reference as Markdown. */
export function apiMarkdown(document: OpenApiDocument): string {
  const { introduction, chapters } = describeApi(document, 'http://localhost:3000')
  const parts = chapters.flatMap(({ name, description, sections }) => [
    `## ${name}`,
    description,
    ...sections.flatMap(({ title, blocks }) => [`### ${title}`, ...blocks.map(blockMarkdown)]),
  ])
  return `${[preface, introduction, ...parts].join('\n\n')}\n`
}

function blockMarkdown(block: Block): string {
  if (block.kind === 'text') return block.text
  if (block.kind === 'code') return `\`\`\`${block.language}\n${block.text}\n\`\`\``
  const rows = block.rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))
  return [block.head, block.head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function describeOperation(operation: Operation, { route, origin }: { route: string; origin: string }): Section {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation
  const example = operation['x-example']
  const answer = Object.values(responses[example.status]?.content ?? {})[0]?.example
  const succeeded = Object.entries(responses).filter(([status]) => Number(status) < 300)
  return {
    id: operationId,
    title: summary,
    blocks: [
      text(code(route)),
      ...(description ? [text(description)] : []),
      ...(security ? [text(securityText(security))] : []),
      ...(parameters.length > 0 ? [fieldTable('Parameter', parameters.map(parameterField))] : []),
      ...(requestBody
        ? [text(`Body: ${contentLine(requestBody.content)}`), ...contentFields(requestBody.content)]
        : []),
      { kind: 'table', head: ['Response', 'When', 'Body'], rows: Object.entries(responses).map(responseRow) },
      ...succeeded.flatMap(([, { content = {} }]) => contentFields(content)),
      { kind: 'code', language: 'sh', text: curlOf(example, origin) },
      ...(answer === undefined ? [] : [answerBlock(answer)]),
    ],
  }
}

function answerBlock(answer: unknown): Block {
  return typeof answer === 'string'
    ? { kind: 'code', language: 'text', text: answer.trimEnd() }
    : { kind: 'code', language: 'json', text: formatJson(answer) }
}

/** Formats JSON with each list or object on one line if it fits. */
function formatJson(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const isList = Array.isArray(value)
  const inner = `${indent}  `
  const parts = isList
    ? value.map((item) => formatJson(item, inner))
    : Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${formatJson(field, inner)}`)
  const oneLine = isList || parts.length === 0 ? parts.join(', ') : ` ${parts.join(', ')} `
  const [open, close] = isList ? '[]' : '{}'
  if (indent !== '' && indent.length + oneLine.length <= 100 && !oneLine.includes('\n')) return open + oneLine + close
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}\n${indent}${close}`
}

/** Describes each credential that a route accepts in a paragraph. */
function securityText(security: NonNullable<Operation['security']>): string {
  const names = security.flatMap((accepted) => Object.keys(accepted) as SecurityScheme[])
  const necessity = names.length < security.length ? 'Optional' : 'Required'
  const paragraphs = names.map((name) => {
    const scheme = securitySchemes[name]
    const place = scheme.type === 'apiKey' && scheme.in === 'cookie' ? 'cookie' : 'header'
    const carrier = scheme.type === 'http' ? 'Authorization: Bearer' : scheme.name
    return `${necessity} ${place} ${code(carrier)}: ${scheme.description}`
  })
  return paragraphs.join('\n\n')
}

function describeSchema(name: string, schema: JsonSchema): Section {
  const fields = fieldsOf(schema)
  return {
    id: name.toLowerCase(),
    title: name,
    blocks: [
      ...(schema.description ? [text(schema.description)] : []),
      fields.length > 0 ? fieldTable('Field', fields) : text(typeOf(schema)),
    ],
  }
}

function text(content: string): Block {
  return { kind: 'text', text: content }
}

function code(content: string): string {
  return `\`${content}\``
}

function responseRow([status, response]: [string, Response]): string[] {
  const { description, headers = {}, content = {}, 'x-event-schema': event } = response
  const names = Object.keys(headers).map(code)
  const when = names.length > 0 ? `${description} Headers: ${names.join(', ')}.` : description
  return [status, when, contentLine(content) + (event ? `, each event ${typeOf(event)}` : '')]
}

function contentLine(content: MediaTypes): string {
  const [schema] = Object.values(content).map((one) => one.schema)
  if (!schema) return ''
  const type = typeOf(schema)
  const types = Object.keys(content).map(code).join(', ')
  return refName(schema) ? type : `${types}${type === 'string' ? '' : `, ${type}`}`
}

/** Describes the fields of the first content type; the others have the same. */
function contentFields(content: MediaTypes): Block[] {
  const [first] = Object.values(content)
  const fields = first ? fieldsOf(first.schema) : []
  return fields.length > 0 ? [fieldTable('Field', fields)] : []
}

/** A field of a body. Nested fields follow it, prefixed with its name. */
type Field = { name: string; type: string; isRequired: boolean; description: string }

function parameterField({ name, required, description = '', schema }: Parameter): Field {
  return { name, type: typeOf(schema), isRequired: required, description }
}

function fieldTable(kind: 'Parameter' | 'Field', fields: Field[]): Block {
  return {
    kind: 'table',
    head: [kind, 'Type', 'Description'],
    rows: fields.map(({ name, type, isRequired, description }) => [
      code(name),
      isRequired ? type : `${type}, optional`,
      description,
    ]),
  }
}

/** Returns the fields of an object or of a list's objects; none for other schemas. */
function fieldsOf(schema: JsonSchema, prefix = ''): Field[] {
  const items = itemsOf(schema)
  if (items) return fieldsOf(items, prefix ? `${prefix.slice(0, -1)}[].` : '[].')
  // For example, a nullable object.
  const objects = schema.anyOf?.filter((one) => (one as JsonSchema).properties) ?? []
  if (objects.length === 1) return fieldsOf(objects[0] as JsonSchema, prefix)
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    const field = property as JsonSchema
    return [
      {
        name: prefix + name,
        type: typeOf(field),
        isRequired: schema.required?.includes(name) ?? false,
        description: field.description ?? '',
      },
      ...fieldsOf(field, `${prefix}${name}.`),
    ]
  })
}

/** Describes the type of a value. */
function typeOf(schema: JsonSchema): string {
  const name = refName(schema)
  if (name) return `[${name}](#${name.toLowerCase()})`
  if (schema.const !== undefined) return code(JSON.stringify(schema.const))
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(', ')
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (variants) return variants.map((one) => typeOf(one as JsonSchema)).join(' or ')
  if (Array.isArray(schema.type)) return schema.type.join(' or ')
  const items = itemsOf(schema)
  if (items) return `list of ${typeOf(items)}${rangeOf(schema.minItems, schema.maxItems)}`
  if (schema.type === 'string') return stringType(schema)
  if (schema.type === 'integer' || schema.type === 'number')
    return schema.type + rangeOf(schema.minimum, schema.maximum)
  if (schema.type === 'object') return schema.properties ? 'object' : 'object of any fields'
  return schema.type ?? 'anything'
}

function stringType({ format, pattern, minLength, maxLength }: JsonSchema): string {
  if (format) return `string (${format})`
  return `string${rangeOf(minLength, maxLength)}${pattern ? `, ${code(pattern)}` : ''}`
}

/** Formats a range. Omits the safe-integer bounds, which every integer schema has. */
function rangeOf(from: number | undefined, to: number | undefined): string {
  const min = from === undefined || from <= -Number.MAX_SAFE_INTEGER ? undefined : from
  const max = to === undefined || to >= Number.MAX_SAFE_INTEGER ? undefined : to
  if (min !== undefined && min === max) return ` (${min})`
  if (min !== undefined && max !== undefined) return ` (${min} to ${max})`
  if (min !== undefined) return ` (at least ${min})`
  return max === undefined ? '' : ` (at most ${max})`
}

function itemsOf({ items }: JsonSchema): JsonSchema | undefined {
  return items && typeof items === 'object' && !Array.isArray(items) ? (items as JsonSchema) : undefined
}

/** Formats a request as a shell command. */
function curlOf({ method, path, headers, body }: ExampleRequest, origin: string): string {
  const parts = [
    // Save images to a file.
    `curl ${path.endsWith('.jpg') ? '-O ' : ''}${method === 'GET' ? '' : `-X ${method} `}${quote(`${origin}${path}`)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quote(JSON.stringify(body))}`]),
  ]
  return parts.join(' \\\n  ')
}

function quote(words: string): string {
  return /^[\w:/.-]+$/.test(words) ? words : `'${words.replaceAll("'", `'\\''`)}'`
}
