import { expect, test } from 'vitest'
import { activeSection, sectionScrollTop } from './section-navigation.tsx'

const tops = [
  { id: 'first', top: -900 },
  { id: 'second', top: 399 },
  { id: 'third', top: 1200 },
]

test('a section is reached once the midpoint of the window is past its top', () => {
  expect(activeSection(tops, 800)).toBe('second')
  expect(activeSection(tops, 798)).toBe('first')
})

test('nothing is reached above the first section', () => {
  expect(activeSection([{ id: 'first', top: 500 }], 800)).toBeNull()
})

test('scrolling to a section lands two pixels past the sections before it', () => {
  expect(sectionScrollTop([])).toBe(2)
  expect(sectionScrollTop([800, 650])).toBe(1452)
})
