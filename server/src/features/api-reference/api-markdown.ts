import { chaptersOf, type Chapter, type Entry } from './chapters-of.ts'
import { curlOf } from './curl-of.ts'
import { refName } from './json-schemas.ts'
import type { JsonSchema, MediaTypes, OpenApiDocument, Parameter, Response } from './openapi.ts'
import { fieldsOf, typeOf, type Field, type Notation } from './schema-fields.ts'

const preface = `# The API

<!-- Made from the schemas of the routes by server/scripts/api-reference.ts. Do not edit: run that script. -->

A running server has the same at \`/docs/api\`, and for programs at \`/openapi.json\`. A test sends every example.`

const origin = 'http://localhost:3000'

/** The API reference as Markdown. */
export function apiMarkdown(document: OpenApiDocument): string {
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) => schemaPart(name, schema))
  return `${[preface, document.info.description, ...chaptersOf(document).map(chapterPart), '## Schemas', ...schemas].join('\n\n')}\n`
}

const notation: Notation = {
  schemaLink: (name) => `[${name}](#${name.toLowerCase()})`,
  code: (text) => `\`${text}\``,
}

function chapterPart({ name, entries }: Chapter): string {
  return [`## ${name}`, ...entries.map(entryPart)].join('\n\n')
}

function entryPart({ method, path, operation }: Entry): string {
  const { summary, description, security, parameters = [], requestBody, responses } = operation
  const example = operation['x-example']
  const answer = Object.values(responses[example.status]?.content ?? {})[0]?.example
  return [
    `### ${summary}`,
    `\`${method} ${path}\``,
    ...(description ? [description] : []),
    ...(security ? [`\`Authorization: Bearer\`${security.length > 1 ? ', where it is asked for' : ''}`] : []),
    ...(parameters.length > 0 ? [fieldTable('Parameter', parameters.map(parameterField))] : []),
    ...(requestBody ? [`Body: ${contentLine(requestBody.content)}`, ...contentFields(requestBody.content)] : []),
    table(['Answer', 'When', 'Body'], Object.entries(responses).map(answerRow)),
    ...Object.entries(responses).flatMap(([status, { content = {} }]) =>
      Number(status) < 300 ? contentFields(content) : [],
    ),
    `\`\`\`sh\n${curlOf(example, origin)}\n\`\`\``,
    ...(answer === undefined ? [] : [`\`\`\`json\n${JSON.stringify(answer, null, 2)}\n\`\`\``]),
  ].join('\n\n')
}

function answerRow([status, { description, content = {}, 'x-event-schema': event }]: [string, Response]): string[] {
  return [status, description, contentLine(content) + (event ? `, each event ${typeOf(event, notation)}` : '')]
}

function contentLine(content: MediaTypes): string {
  const [schema] = Object.values(content).map((one) => one.schema)
  if (!schema) return ''
  const type = typeOf(schema, notation)
  const types = Object.keys(content).map(notation.code).join(', ')
  return refName(schema) ? type : `${types}${type === 'string' ? '' : `, ${type}`}`
}

function contentFields(content: MediaTypes): string[] {
  const fields = Object.values(content)
    .slice(0, 1)
    .flatMap(({ schema }) => fieldsOf(schema, notation))
  return fields.length > 0 ? [fieldTable('Field', fields)] : []
}

function parameterField({ name, required, description = '', schema }: Parameter): Field {
  return { name, type: typeOf(schema, notation), isRequired: required, description }
}

function fieldTable(what: string, fields: Field[]): string {
  return table(
    [what, 'Type', 'Meaning'],
    fields.map(({ name, type, isRequired, description }) => [
      `\`${name}\``,
      isRequired ? type : `${type}, optional`,
      description,
    ]),
  )
}

function schemaPart(name: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema, notation)
  return [
    `### ${name}`,
    ...(schema.description ? [schema.description] : []),
    fields.length > 0 ? fieldTable('Field', fields) : typeOf(schema, notation),
  ].join('\n\n')
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows.map((cells) => cells.map((cell) => cell.replaceAll('|', '\\|')))]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
