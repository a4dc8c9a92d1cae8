import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const exclude = ['**/node_modules/**', 'build/**', '**/*.test.*']
const sources = (pattern: string) =>
  globSync(pattern, { cwd: web, exclude }).map((file) => ({ file, text: readFileSync(join(web, file), 'utf8') }))

const physicalClass =
  /^-?(?:(?:scroll-)?[mp][lr]|left|right)-(?:\d|\[|\(|px|auto|full)|^(?:border|rounded)-(?:[lr]|[tb][lr])(?:-|$)|^(?:text|float|clear)-(?:left|right)$/

/** Returns the classes that name the left or the right, unless for one direction, or to center with a translation. */
function physicalClasses(text: string): string[] {
  return text.split(/[\s'"`]+/).filter((token) => {
    const [, variants = '', name = ''] = /^(.*:)?([^:]*)$/.exec(token) ?? []
    return physicalClass.test(name) && !/\b(?:ltr|rtl):/.test(variants) && name !== 'left-1/2'
  })
}

test('finds classes that ignore the reading direction', () => {
  const found = ['-ml-px', 'md:pr-8', 'border-l', 'border-l-accent', 'max-sm:right-2', '-right-[20%]', 'text-left']
  const fine = ['ms-2', 'rtl:text-right', 'left-1/2', 'top-right', 'plain', 'right-to-left', 'pr']
  expect(physicalClasses([...found, ...fine].join(' '))).toEqual(found)
})

test('components name the start and the end instead of the left and the right', () => {
  const found = sources('**/*.{ts,tsx}').flatMap(({ file, text }) =>
    physicalClasses(text).map((name) => `${file}: ${name}`),
  )
  expect(found).toEqual([])
})

test('style sheets name the start and the end, except to place parts of a drawing', () => {
  const physical = /(?:margin|padding|border)-(?:left|right)\b|^\s*right:|text-align: (?:left|right)/gm
  const found = sources('**/*.css').flatMap(({ file, text }) => (text.match(physical) ?? []).map((it) => [file, it]))
  expect(found).toEqual([])
})
