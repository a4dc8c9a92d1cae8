import { expect, test } from 'vitest'
import { activeSection, sectionScrollTop } from './section-navigation.tsx'

const tops = [
  { id: 'first', top: -900 },
  { id: 'second', top: 399 },
  { id: 'third', top: 1200 },
]

test('activates a section once the viewport’s midpoint is past its top', () => {
  expect(activeSection(tops, 800)).toBe('second')
  expect(activeSection(tops, 798)).toBe('first')
})

test('activates no section above the first one', () => {
  expect(activeSection([{ id: 'first', top: 500 }], 800)).toBeNull()
})

test('scrolls to two pixels past the preceding sections', () => {
  expect(sectionScrollTop([])).toBe(2)
  expect(sectionScrollTop([800, 650])).toBe(1452)
})
