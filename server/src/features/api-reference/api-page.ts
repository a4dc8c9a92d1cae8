import { escapeHtml } from '@network-site/protocol/text'
import type { PageStyle } from '../../http/plain-page.ts'
import { createHash } from 'node:crypto'
import { apiPageStyle } from './api-page-style.ts'
import { chaptersOf, type Chapter, type Entry } from './chapters-of.ts'
import { curlOf } from './curl-of.ts'
import type { JsonSchema, MediaTypes, OpenApiDocument, Parameter, Response } from './openapi.ts'
import { refName } from './json-schemas.ts'
import { fieldsOf, typeOf, type Field, type Notation } from './schema-fields.ts'

export type ApiPageOptions = {
  words: { title: string; introduction: string; contents: string; home: string; document: string }
  style: PageStyle
  /** As SVG; without one the title stands alone. */
  logo: Buffer | undefined
  /** Where the commands of the examples go. */
  origin: string
  documentPath: string
}

/** The API reference as a page without a script, and the Content-Security-Policy it needs. */
export function apiPage(document: OpenApiDocument, options: ApiPageOptions): { html: string; policy: string } {
  const { words, style, logo, origin, documentPath } = options
  const sheet = apiPageStyle(style)
  const chapters = chaptersOf(document)
  const home = logo
    ? `<img src="data:image/svg+xml;base64,${lit(logo, style.text).toString('base64')}" alt="${escapeHtml(words.home)}" height="32">`
    : escapeHtml(words.home)
  const html = `<!doctype html>
<html lang="${escapeHtml(style.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(words.introduction)}">
<meta name="theme-color" content="${escapeHtml(style.background)}">
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/vnd.oai.openapi+json" href="${documentPath}">
<title>${escapeHtml(words.title)}</title>
<style>${sheet}</style>
</head>
<body>
<header>
<a class="home" href="/">${home}</a>
</header>
<main>
<h1>${escapeHtml(words.title)}</h1>
<p class="lead">${escapeHtml(words.introduction)} <a href="${documentPath}">${escapeHtml(words.document)}</a></p>
${prose(document.info.description)}
<div class="columns">
<nav aria-label="${escapeHtml(words.contents)}">
${chapters.map(contents).join('\n')}
</nav>
<div class="chapters">
${chapters.map((chapter) => section(chapter, origin)).join('\n')}
<section aria-labelledby="schemas">
<h2 id="schemas">Schemas</h2>
${Object.entries(document.components.schemas)
  .map(([name, schema]) => schemaArticle(name, schema))
  .join('\n')}
</section>
</div>
</div>
</main>
</body>
</html>
`
  return { html, policy: policyOf(sheet) }
}

/** Nothing runs, nothing is loaded but the tab's icon, and no style but this one applies. */
function policyOf(sheet: string): string {
  const hash = createHash('sha256').update(sheet).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`
}

/** Logos are drawn in currentColor, which a picture in a page does not inherit. */
function lit(logo: Buffer, color: string): Buffer {
  return Buffer.from(logo.toString().replaceAll('currentColor', color))
}

const notation: Notation = {
  schemaLink: (name) => `<a href="#schema-${name}">${name}</a>`,
  code: (text) => `<code>${escapeHtml(text)}</code>`,
}

function contents({ name, entries }: Chapter): string {
  const links = entries.map(
    ({ operation }) => `<li><a href="#${operation.operationId}">${escapeHtml(operation.summary)}</a></li>`,
  )
  return `<h2>${escapeHtml(name)}</h2>\n<ul>${links.join('')}</ul>`
}

function section({ name, entries }: Chapter, origin: string): string {
  const id = `chapter-${name.toLowerCase()}`
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(name)}</h2>
${entries.map((entry) => article(entry, origin)).join('\n')}
</section>`
}

function article({ method, path, operation }: Entry, origin: string): string {
  const { operationId, summary, description, security, parameters = [], requestBody, responses } = operation
  const example = operation['x-example']
  const answer = Object.values(responses[example.status]?.content ?? {})[0]?.example
  return `<article id="${operationId}" aria-labelledby="${operationId}-title">
<h3 id="${operationId}-title"><a href="#${operationId}">${escapeHtml(summary)}</a></h3>
<p class="route"><span class="method">${method}</span> <code>${escapeHtml(path)}</code></p>
${description ? prose(description) : ''}
${security ? `<p><code>Authorization: Bearer</code>${security.length > 1 ? ', where it is asked for' : ''}</p>` : ''}
${parameters.length > 0 ? `<h4>Parameters</h4>\n${fieldList(parameters.map(parameterField))}` : ''}
${requestBody ? `<h4>Body</h4>\n${bodies(requestBody.content)}` : ''}
<h4>Answers</h4>
<dl class="answers">
${Object.entries(responses).map(answerItem).join('\n')}
</dl>
<h4>Example</h4>
<pre><code>${escapeHtml(curlOf(example, origin))}</code></pre>
${answer === undefined ? '' : `<pre><code>${escapeHtml(JSON.stringify(answer, null, 2))}</code></pre>`}
</article>`
}

function answerItem([status, { description, content = {}, 'x-event-schema': event }]: [string, Response]): string {
  const failed = Number(status) >= 400
  const told = Object.values(content).every(({ schema }) => failed && refName(schema))
  return `<dt><span class="status">${status}</span></dt>
<dd>${inline(description)}${told ? '' : bodies(content)}${event ? `<p>Each event: ${typeOf(event, notation)}</p>` : ''}</dd>`
}

/** Content types that carry the same are listed once. */
function bodies(content: MediaTypes): string {
  const types = Object.keys(content).map(notation.code).join(', ')
  const [schema] = Object.values(content).map((one) => one.schema)
  if (!schema) return ''
  const fields = fieldsOf(schema, notation)
  const type = typeOf(schema, notation)
  return `<p>${types}${type === 'string' ? '' : `: ${type}`}</p>\n${fields.length > 0 ? fieldList(fields) : ''}`
}

function parameterField({ name, required, description = '', schema }: Parameter): Field {
  return { name, type: typeOf(schema, notation), isRequired: required, description }
}

function fieldList(fields: Field[]): string {
  const items = fields.map(
    ({ name, type, isRequired, description }) =>
      `<dt><code>${escapeHtml(name)}</code></dt><dd><span class="type">${type}${isRequired ? '' : ', optional'}</span>${description ? `<br>${inline(description)}` : ''}</dd>`,
  )
  return `<dl class="fields">\n${items.join('\n')}\n</dl>`
}

function schemaArticle(name: string, schema: JsonSchema): string {
  const fields = fieldsOf(schema, notation)
  return `<article id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title">${escapeHtml(name)}</h3>
${schema.description ? prose(schema.description) : ''}
${fields.length > 0 ? fieldList(fields) : `<p class="type">${typeOf(schema, notation)}</p>`}
</article>`
}

function prose(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')
}

/** Text with code between backticks. */
function inline(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
}
