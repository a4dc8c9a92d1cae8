import { parseSync, Visitor } from 'oxc-parser'

export type Literal = {
  text: string
  line: number
  /** Words between tags, and the value of an attribute, are what a visitor reads; code may hold any other text. */
  kind: 'text' | 'markup' | 'attribute' | 'number'
  /** Of an attribute: its name. */
  name?: string
}

/** Every text and number that a source file spells out: strings, parts of templates, words between tags, attributes. */
export function readLiterals(path: string, source: string): Literal[] {
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
