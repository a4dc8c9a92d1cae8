import { describe, expect, it } from 'vitest'
import { createNameCheck, skeletonOf } from './name-check.ts'

const mayBeShown = createNameCheck({
  refusedParts: ['fuck', 'admin', 'Some Network'],
  refusedWords: ['ass', 'team'],
})

describe('createNameCheck', () => {
  it.each([
    'Ada',
    'Ada Lovelace',
    'Jean-Luc 7',
    'Ngọc Ánh',
    'Владимир',
    'Ελένη',
    '山田太郎',
    'カート',
    '김철수',
    'محمد',
    'Assam Bassist',
    'Steam',
  ])('accepts %s', (name) => expect(mayBeShown(name)).toBe(true))

  it.each([
    ['a short name', 'Ab'],
    ['a long name', 'A'.repeat(25)],
    ['leading whitespace', ' Ada'],
    ['consecutive spaces', 'Ada  L'],
    ['only digits', '12345'],
    ['mixed scripts', 'Аda Lovelace'],
    ['full-width letters', 'Ａｄａｌ'],
    ['small capitals', 'ᴀᴅᴀʟ'],
    ['a zero-width space', 'Ada\u200bLove'],
    ['only invisible letters', '\u1160\u1160\u1160'],
    ['an invisible letter', '김철수\u1160'],
    ['only kashidas', '\u0640\u0640\u0640'],
    ['a direction override', 'Ada\u202eevol'],
    ['stacked marks', 'ade\u0337\u0338\u0336\u0335'],
    ['an address', '0x7e5f4552'],
    ['a link', 'example.com'],
    ['a link with spaces', 'example com'],
    ['a link spelled out', 'example dot xyz'],
    ['the start of a link', 'www example'],
    ['markup', '<b>Ada</b>'],
    ['abuse', 'What the Fuck'],
    ['abuse with spaces', 'F u c k you'],
    ['stretched abuse', 'fuuuuckk'],
    ['an abusive word', 'dumb a55'],
    ['an impersonated admin', 'The 4dm1n'],
    ['the site’s name', 'some-netw0rk news'],
    ['the team', 'The Team'],
  ])('rejects %s', (_case, name) => expect(mayBeShown(name)).toBe(false))
})

describe('skeletonOf', () => {
  it.each<readonly [string, string]>([
    ...['ADA LOVELACE', 'Ada-Lovelace', 'Adá Lovelace', 'Ada L0velace', 'Ada Iovelace', 'Аdа Lоvеlасе'].map(
      (lookalike) => ['Ada Lovelace', lookalike] as const,
    ),
    ['TOMY', 'ΤΟΜΥ'],
    ['king', 'ĸing'],
    ['محمد', 'محـمد'],
    ['علي', 'علی'],
    ['カート', '力ート'],
    ['ロボット', '口ボット'],
    ['Νίκος', 'ΝΙΚΟΣ'],
    ['Com', 'Corn'],
  ])('is the same for %s and %s', (name, lookalike) => expect(skeletonOf(lookalike)).toBe(skeletonOf(name)))

  it('differs for names that look different', () => {
    expect(skeletonOf('Ada Lovelock')).not.toBe(skeletonOf('Ada Lovelace'))
  })
})
