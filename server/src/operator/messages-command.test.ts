import { describe, expect, it } from 'vitest'
import { csvLine } from './messages-command.ts'

describe('csvLine', () => {
  it('quotes what would break the line', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n')
  })

  it.each(['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1'])('disarms %s', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  })
})
