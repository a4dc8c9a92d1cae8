import { escapeHtml } from '@network-site/protocol/text'
import { language } from '@network-site/site/language'
import { createHash } from 'node:crypto'
import type { PageStyle } from '../../http/plain-page.ts'
import { type Block, type Chapter, describeApi, type Section } from './describe-api.ts'
import type { OpenApiDocument } from './openapi-document.ts'

export type ApiPageOptions = {
  words: { title: string; introduction: string; contents: string; home: string; document: string }
  style: PageStyle
  /** An SVG; without one, the header shows text. */
  logo: Buffer | undefined
  /** The origin in example commands. */
  origin: string
  documentPath: string
}

/** Renders the API reference as a page without scripts, and returns it with its Content-Security-Policy. */
export function apiPage(document: OpenApiDocument, options: ApiPageOptions): { html: string; policy: string } {
  const { words, style, logo, origin, documentPath } = options
  const sheet = apiPageStyle(style)
  const { introduction, chapters } = describeApi(document, origin)
  const home = logo
    ? `<img src="data:image/svg+xml;base64,${colorize(logo, style.text).toString('base64')}" alt="${escapeHtml(words.home)}" height="32">`
    : escapeHtml(words.home)
  const html = `<!doctype html>
<html lang="${escapeHtml(language.tag)}">
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
${prose(introduction)}
<div class="columns">
<nav aria-label="${escapeHtml(words.contents)}">
${chapters.slice(0, -1).map(contents).join('\n')}
</nav>
<div class="chapters">
${chapters.map(chapterHtml).join('\n')}
</div>
</div>
</main>
</body>
</html>
`
  return { html, policy: policyOf(sheet) }
}

/** Allows only this style sheet and images. */
function policyOf(sheet: string): string {
  const hash = createHash('sha256').update(sheet).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self' data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`
}

/** Sets the logo's color, because an `img` does not inherit `currentColor`. */
function colorize(logo: Buffer, color: string): Buffer {
  return Buffer.from(logo.toString().replaceAll('currentColor', color))
}

function contents({ name, sections }: Chapter): string {
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`)
  return `<h2>${escapeHtml(name)}</h2>\n<ul>${links.join('')}</ul>`
}

function chapterHtml({ name, description, sections }: Chapter): string {
  const id = `chapter-${name.toLowerCase()}`
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${escapeHtml(name)}</h2>
${prose(description)}
${sections.map(article).join('\n')}
</section>`
}

function article({ id, title, blocks }: Section): string {
  return `<article id="${id}" aria-labelledby="${id}-title">
<h3 id="${id}-title"><a href="#${id}">${escapeHtml(title)}</a></h3>
${blocks.map(blockHtml).join('\n')}
</article>`
}

/** Renders tables as definition lists, which fit small screens. The first column becomes the term. */
function blockHtml(block: Block): string {
  if (block.kind === 'text') return prose(block.text)
  if (block.kind === 'code')
    return `${block.language === 'sh' ? '<h4>Example</h4>\n' : ''}<pre><code>${escapeHtml(block.text)}</code></pre>`
  const [kind = ''] = block.head
  const rows = block.rows.map(([name = '', ...cells]) => {
    const described = cells.filter((cell) => cell !== '').map(inline)
    return `<dt>${inline(name)}</dt><dd>${described.join('<br>')}</dd>`
  })
  return `<h4>${kind}s</h4>\n<dl class="${kind.toLowerCase()}s">\n${rows.join('\n')}\n</dl>`
}

function prose(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) => `<p>${inline(paragraph)}</p>`)
    .join('\n')
}

/** Renders inline code and links. */
function inline(text: string): string {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1
        ? `<code>${escapeHtml(part)}</code>`
        : escapeHtml(part).replace(/\[(\w+)\]\(#(\w+)\)/g, '<a href="#$2">$1</a>'),
    )
    .join('')
}

function apiPageStyle({ background, accent, text }: PageStyle): string {
  return `
:root {
  color-scheme: dark;
  --background: ${background};
  --text: ${text};
  --muted: color-mix(in oklab, var(--text), var(--background) 28%);
  --surface: color-mix(in oklab, var(--background), var(--text) 5%);
  --line: color-mix(in oklab, var(--background), var(--text) 20%);
  --accent: ${accent};
  --accent-text: oklch(from var(--accent) max(l, 0.7) c h);
}
* { box-sizing: border-box }
html { background: var(--background); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; scroll-padding-top: 1.5rem }
body { margin: 0 auto; max-width: 84rem; padding: 0 clamp(1.25rem, 5vw, 4rem) 6rem }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em }
a:hover { color: var(--accent-text) }
:focus-visible { outline: 2px solid var(--text); outline-offset: 3px }
header { padding: 1.5rem 0; border-bottom: 1px solid var(--line) }
.home { display: inline-block; min-height: 2rem }
.home img { display: block; height: 2rem; width: auto }
h1, h2, h3, h4 { line-height: 1.15; overflow-wrap: anywhere }
h1 { font-size: clamp(1.8rem, 1rem + 3.4vw, 3.5rem); margin: 2.5rem 0 1rem }
h2 { font-size: clamp(1.4rem, 1rem + 1.6vw, 2.2rem); margin: 4rem 0 1.5rem; padding-top: 1.5rem; border-top: 2px solid var(--accent) }
h3 { font-size: 1.25rem; margin: 0 0 0.5rem }
h3 a { text-decoration-line: none }
h4 { font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); margin: 1.75rem 0 0.5rem }
p { margin: 0.5rem 0; max-width: 46rem; overflow-wrap: anywhere }
.lead { font-size: 1.15rem }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; overflow-wrap: anywhere }
pre { margin: 0.5rem 0; padding: 1rem; background: var(--surface); border-left: 2px solid var(--line); white-space: pre-wrap }
pre code { font-size: 0.8125rem }
article { padding: 1.75rem 0; border-top: 1px solid var(--line) }
h2 + p + article { border-top: 0 }
dl.responses dt { font: 600 0.8125rem/1.9 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
dl { margin: 0.5rem 0 }
dt { margin-top: 0.75rem; overflow-wrap: anywhere }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
nav { padding: 1.5rem 0; font-size: 0.9375rem }
nav h2 { font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); margin: 1.25rem 0 0.25rem; padding: 0; border: 0 }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: 0.25rem 0; text-decoration-line: none }
nav a:hover { text-decoration-line: underline }
.columns { margin-top: 2.5rem; border-top: 1px solid var(--line) }
.chapters { min-width: 0 }
@media (min-width: 48rem) {
  dl { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); column-gap: 1.5rem; row-gap: 0.6rem }
  dl.fields, dl.parameters { grid-template-columns: minmax(9rem, 16rem) minmax(0, 1fr) }
  dt { margin-top: 0 }
}
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 4rem }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; scrollbar-width: thin }
}
@media print {
  :root { color-scheme: light; --background: white; --text: black }
  nav { display: none }
}
`
}
