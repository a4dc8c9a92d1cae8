import { describe, expect, it } from 'vitest'
import { createNameCheck, skeletonOf } from './name-check.ts'

const mayBeShown = createNameCheck({
  refusedParts: ['fuck', 'admin', 'Some Network'],
  refusedWords: ['ass', 'team'],
})

describe('a name that is shown', () => {
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
  ])('may be %s', (name) => expect(mayBeShown(name)).toBe(true))

  it.each([
    ['too short', 'Ab'],
    ['too long', 'A'.repeat(25)],
    ['padded', ' Ada'],
    ['with two spaces', 'Ada  L'],
    ['only digits', '12345'],
    ['of two scripts', 'Аda Lovelace'],
    ['of full-width letters', 'Ａｄａｌ'],
    ['of small capitals', 'ᴀᴅᴀʟ'],
    ['with an invisible sign', 'Ada\u200bLove'],
    ['of invisible letters', '\u1160\u1160\u1160'],
    ['with an invisible letter', '김철수\u1160'],
    ['nothing but a line', '\u0640\u0640\u0640'],
    ['written backwards', 'Ada\u202eevol'],
    ['with stacked marks', 'ade\u0337\u0338\u0336\u0335'],
    ['an address', '0x7e5f4552'],
    ['a link', 'example.com'],
    ['a link with spaces', 'example com'],
    ['a link spelt out', 'example dot xyz'],
    ['a link’s beginning', 'www example'],
    ['with markup', '<b>Ada</b>'],
    ['abusive', 'What the Fuck'],
    ['abusive with spaces', 'F u c k you'],
    ['abusive, drawn out', 'fuuuuckk'],
    ['abusive as a word', 'dumb a55'],
    ['speaking for us', 'The 4dm1n'],
    ['the site’s own', 'some-netw0rk news'],
    ['of the team', 'The Team'],
  ])('is refused where it is %s', (_why, name) => expect(mayBeShown(name)).toBe(false))

  it('looks like others that only differ at a second glance', () => {
    for (const other of [
      'ADA LOVELACE',
      'Ada-Lovelace',
      'Adá Lovelace',
      'Ada L0velace',
      'Ada Iovelace',
      'Аdа Lоvеlасе',
    ])
      expect(skeletonOf(other)).toBe(skeletonOf('Ada Lovelace'))
    for (const [one, other] of [
      ['TOMY', 'ΤΟΜΥ'],
      ['king', 'ĸing'],
      ['محمد', 'محـمد'],
      ['علي', 'علی'],
      ['カート', '力ート'],
      ['ロボット', '口ボット'],
    ] as const)
      expect(skeletonOf(other)).toBe(skeletonOf(one))
    expect(skeletonOf('ΝΙΚΟΣ')).toBe(skeletonOf('Νίκος'))
    expect(skeletonOf('Corn')).toBe(skeletonOf('Com'))
    expect(skeletonOf('Ada Lovelock')).not.toBe(skeletonOf('Ada Lovelace'))
  })
})
