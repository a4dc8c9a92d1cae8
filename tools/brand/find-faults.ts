import { parseSync, Visitor } from 'oxc-parser'
import { type KnownWords, minSentenceLength } from './known-words.ts'

const parsed = /\.(ts|tsx|mjs)$/
const tests = /\.test\.\w+$|\.e2e\.ts$|^e2e\/|\/test(ing)?\//
/** Code that runs for visitors, as opposed to tools and reports for developers. */
const visitorsCode = /^(web|server\/src|protocol\/src)\//
/** Excludes the style guide, whose samples are for developers. */
const visitorsMarkup = /^web\/(?!features\/styleguide\/)/
const readAloud = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
const fixedLocale = /(?:toLocale\w*String|new Intl\.\w+)\(\s*['"`]|<html lang="\w/

/** Returns a line for everything in a file that belongs in `site/`. */
export function findFaults({ path, source }: { path: string; source: string }, known: KnownWords): string[] {
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const literals = parsed.test(path) ? readLiterals(path, source) : []
  const isTest = tests.test(path)
  // Most files contain none of them, so they are not searched line by line.
  const names = known.names.filter((name) => source.includes(name))
  const paths = known.paths.filter((page) => source.includes(page))
  return [
    ...lines.flatMap(({ text, line }) => [...namesIn(text, names), ...pathsIn(text, paths)].map(at(line))),
    ...literals.flatMap((literal) => sentencesIn(literal, known).map(at(literal.line))),
    ...(isTest ? [] : literals.flatMap((literal) => wholeTextsIn(literal, known).map(at(literal.line)))),
    ...(isTest || !visitorsMarkup.test(path) ? [] : literals.flatMap((one) => wordsInMarkup(one).map(at(one.line)))),
    ...(isTest || !visitorsCode.test(path) ? [] : lines.flatMap((one) => localesIn(one.text).map(at(one.line)))),
  ]

  function at(line: number) {
    return (fault: string) => `${path}:${line} ${fault}`
  }
}

function namesIn(text: string, names: string[]): string[] {
  return names.filter((name) => standsIn(text, name)).map((name) => `names ${name}`)
}

/** Matches single words whole; names with a space, dot, or hyphen are unambiguous. */
function standsIn(text: string, name: string): boolean {
  return /^\w+$/.test(name) ? new RegExp(String.raw`\b${name}\b`).test(text) : text.includes(name)
}

/** Matches `/page`, `/page?query`, and `https://host/page`, but not `/page-and-more`. */
function pathsIn(text: string, paths: string[]): string[] {
  // A module may have the same name as a page.
  const withoutImports = text.replaceAll(/(?:\bfrom |\bimport\()(['"])[^'"]+\1/g, '')
  return paths
    .filter((path) => new RegExp(String.raw`${path}(?![\w./-])`).test(withoutImports))
    .map((path) => `spells out the page ${path}`)
}

function sentencesIn({ text }: Literal, { sentences }: KnownWords): string[] {
  const spaced = text.replaceAll(/\s+/g, ' ')
  if (spaced.length < minSentenceLength) return []
  return sentences.filter((sentence) => spaced.includes(sentence)).map((sentence) => `repeats “${sentence}”`)
}

function wholeTextsIn({ text }: Literal, { wholeTexts }: KnownWords): string[] {
  return wholeTexts.includes(text) ? [`spells out ${text}`] : []
}

function wordsInMarkup({ kind, name = '', text }: Literal): string[] {
  const isRead = kind === 'markup' || (kind === 'attribute' && readAloud.has(name))
  return isRead && /\p{L}{2}/u.test(text) ? [`contains copy that belongs in site/: ${text.trim()}`] : []
}

function localesIn(text: string): string[] {
  return fixedLocale.test(text) ? ['hard-codes a locale'] : []
}

type Literal = {
  text: string
  line: number
  /** Visitors read `markup` (text between tags) and some attributes. */
  kind: 'text' | 'markup' | 'attribute' | 'number'
  /** The attribute's name. */
  name?: string
}

/** Returns every string, template part, JSX text, attribute, and number of a source file. */
function readLiterals(path: string, source: string): Literal[] {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const literals: Literal[] = []
  const add = (offset: number, literal: Omit<Literal, 'line'>) =>
    literals.push({ ...literal, line: source.slice(0, offset).split('\n').length })
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') add(start, { text: value, kind: 'text' })
      else if (typeof value === 'number' || typeof value === 'bigint')
        add(start, { text: String(value), kind: 'number' })
      else if (value instanceof RegExp) add(start, { text: value.source, kind: 'text' })
    },
    TemplateElement: ({ value, start }) => add(start, { text: value.cooked ?? value.raw, kind: 'text' }),
    JSXText: ({ value, start }) => add(start, { text: value, kind: 'markup' }),
    JSXAttribute: ({ name, value, start }) => {
      if (name.type !== 'JSXIdentifier' || value?.type !== 'Literal') return
      add(start, { text: value.value, kind: 'attribute', name: name.name })
    },
  }).visit(program)
  return literals
}
