import { expect, test } from 'vitest'
import { brand } from './brand.ts'
import { links } from './links.ts'
import { pages } from './pages.ts'
import { brandSchema, linksSchema } from './schema/brand.ts'
import { pagesSchema } from './schema/pages.ts'
import { validateSite } from './validate-site.ts'

test('finds nothing wrong with this site', () => {
  expect(validateSite()).toEqual([])
})

test.each([
  [
    'a link that is no address',
    { file: 'links.ts', schema: linksSchema, value: { ...links, docs: 'nowhere' } },
    'docs',
  ],
  ['an empty sentence', { file: 'brand.ts', schema: brandSchema, value: { ...brand, tagline: '' } }, 'tagline'],
  [
    'a field too many',
    { file: 'links.ts', schema: linksSchema, value: { ...links, blog: links.docs } },
    '(whole file)',
  ],
  [
    'a field that is missing',
    { file: 'pages.ts', schema: pagesSchema, value: { ...pages, home: { ...pages.home, title: undefined } } },
    'home.title',
  ],
])('names the file and the field of %s', (_fault, planted, field) => {
  expect(validateSite([planted])).toEqual([expect.stringMatching(`^site/src/${planted.file}: ${escaped(field)} .`)])
})

function escaped(text: string): string {
  return text.replaceAll(/[.()]/g, String.raw`\$&`)
}
