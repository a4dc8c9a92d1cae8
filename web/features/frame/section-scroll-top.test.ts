import { expect, test } from 'vitest'
import { sectionScrollTop } from './section-scroll-top.ts'

test('lands two pixels past the sections before it', () => {
  expect(sectionScrollTop([])).toBe(2)
  expect(sectionScrollTop([800, 650])).toBe(1452)
})
