import { parseSync, Visitor } from 'oxc-parser'
import type { KnownWords } from './known-words.ts'

/** One file outside `site/`. */
type SourceFile = { path: string; source: string }

const parsed = /\.(ts|tsx|mjs)$/
const tests = /\.test\.\w+$|\.e2e\.ts$|^e2e\/|\/test(ing)?\//
/** What runs for visitors; elsewhere are tools and reports for developers. */
const visitorsCode = /^(web|server\/src|protocol\/src)\//
/** The style guide is for developers: its samples are its own. */
const visitorsMarkup = /^web\/(?!features\/styleguide\/)/
const readAloud = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])
const fixedLocale = /(?:toLocale\w*String|new Intl\.\w+)\(\s*['"`]|<html lang="\w/

/** What a file says that only `site/` may say, a line each. */
export function findFaults({ path, source }: SourceFile, known: KnownWords): string[] {
  const lines = source.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const literals = parsed.test(path) ? readLiterals(path, source) : []
  const isTest = tests.test(path)
  // Most files hold none of them, and are not read line by line.
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

/** A single word must stand alone; what has a space, a dot or a hyphen in it is nobody else's anyway. */
function standsIn(text: string, name: string): boolean {
  return /^\w+$/.test(name) ? new RegExp(String.raw`\b${name}\b`).test(text) : text.includes(name)
}

/** `/page`, `/page?query` and `https://host/page`, but not `/page-that-goes-on`. */
function pathsIn(text: string, paths: string[]): string[] {
  return paths
    .filter((path) => new RegExp(String.raw`${path}(?![\w./-])`).test(text))
    .map((path) => `spells out the page ${path}`)
}

function sentencesIn({ text }: Literal, { sentences }: KnownWords): string[] {
  const spaced = text.replaceAll(/\s+/g, ' ')
  return sentences.filter((sentence) => spaced.includes(sentence)).map((sentence) => `repeats “${sentence}”`)
}

function wholeTextsIn({ text }: Literal, { wholeTexts }: KnownWords): string[] {
  return wholeTexts.includes(text) ? [`spells out ${text}`] : []
}

function wordsInMarkup({ kind, name = '', text }: Literal): string[] {
  const isRead = kind === 'markup' || (kind === 'attribute' && readAloud.has(name))
  return isRead && /\p{L}{2}/u.test(text) ? [`has words of its own: ${text.trim()}`] : []
}

function localesIn(text: string): string[] {
  return fixedLocale.test(text) ? ['has a locale of its own'] : []
}

type Literal = {
  text: string
  line: number
  /** Words between tags, and the value of an attribute, are what a visitor reads; code may hold any other text. */
  kind: 'text' | 'markup' | 'attribute' | 'number'
  /** Of an attribute: its name. */
  name?: string
}

/** Every text and number that a source file spells out: strings, parts of templates, words between tags, attributes. */
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
