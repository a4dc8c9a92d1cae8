import { describe, expect, it } from 'vitest'
import { csvLine } from './messages-command.ts'

describe('csvLine', () => {
  it('quotes cells with commas, quotes, or line breaks', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n')
  })

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'])('prefixes the formula %j with an apostrophe', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  })
})
