import { describe, expect, it } from 'vitest'
import { csvLine } from './messages-command.ts'

describe('csvLine', () => {
  it('quotes cells with commas, quotes, or line breaks', () => {
    expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', ''])).toBe('plain,"a,b","say ""hi""","two\nlines",\r\n')
  })

  it.each(
    [
      ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)'],
      ['＝HYPERLINK("x")', '＋1', '－1', '＠SUM(A1)', '﹦1'],
      [
        '\t=1',
        ' =1',
        '\u00a0=1',
        '\u3000＝1',
        '\u0000=1',
        '\u0001=1',
        '\u200b=1',
        '\ufeff=1',
        '\r=1',
        '\n=1',
        '\u0007',
      ],
    ].flat(),
  )('prefixes the formula %j with an apostrophe', (cell) => {
    expect(csvLine([cell])).toMatch(/^"?'/)
  })

  it.each(['plain', ' indented', '1+1', 'a=b', '＂quoted＂', 'ada@example.com'])('leaves %j unchanged', (cell) => {
    expect(csvLine([cell])).toBe(`${cell}\r\n`)
  })

  it('quotes cells with the separators of other locales', () => {
    expect(csvLine(['a;=1', 'a\t=1'])).toBe('"a;=1","a\t=1"\r\n')
  })
})
