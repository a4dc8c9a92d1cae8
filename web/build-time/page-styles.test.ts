import { expect, test } from 'vitest'
import { pageStyles, unescapeClasses } from './page-styles.ts'

const styles = `
@layer base { html { color: red } }
@layer utilities {
  .p-4 { padding: 1rem }
  .hidden { display: none }
  .md\\:p-6 { @media (width >= 48rem) { padding: 1.5rem } }
  .\\[\\&\\>svg\\]\\:size-4 { > svg { width: 1rem } }
  :is(.group:hover .group-hover\\:shown) { display: block }
}`

test('keeps the rules of used classes in order, and rules without classes', () => {
  const kept = pageStyles(styles, '<p class="p-4 md:p-6">')
  expect(kept).toMatch(/html\{color:red\}.*\.p-4\{padding:1rem\}.*\.md\\:p-6\{/s)
  expect(kept).not.toMatch(/hidden|svg|group/)
})

test('keeps a class that only a script mentions', () => {
  expect(pageStyles(styles, 'isOpen ? "block" : "hidden"')).toContain('.hidden{display:none}')
})

test('recognizes classes that HTML escapes', () => {
  expect(pageStyles(styles, unescapeClasses('<b class="[&amp;&gt;svg]:size-4">'))).toContain('svg')
})

test('drops a rule unless every class in its selector is used', () => {
  expect(pageStyles(styles, 'group')).not.toContain('display:block')
  expect(pageStyles(styles, 'group group-hover:shown')).toContain('display:block')
})

test('drops custom properties that nothing reads, and those that only they read', () => {
  const properties = `
    @property --unread { syntax: '*'; inherits: false }
    :root { --read: red; --scripted: 1; --unread: var(--only-by-unread); --only-by-unread: 2 }
    p { color: var(--read); --unread: 3 }`
  const kept = pageStyles(properties, 'element.style.setProperty("--scripted", 2)')
  expect(kept).toBe(':root{--read:red;--scripted:1}p{color:var(--read)}')
})
