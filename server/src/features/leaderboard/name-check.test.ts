import { describe, expect, it } from 'vitest'
import { shownNames } from '@network-site/site/shown-names'
import { createNameCheck, skeletonsOf } from './name-check.ts'

const mayBeShown = createNameCheck({
  refusedParts: ['fuck', 'admin', 'Some Network'],
  refusedWords: ['ass', 'team'],
  refusedNames: ['kraken'],
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
    'Kraken Rider',
    'Hannah Lucia',
    'McKenna',
    'आनंद',
    'สมชาย',
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
    ['the team before a capital', 'TeamOne'],
    ['the team in capitals', 'TEAMone'],
    ['the team after a small letter', 'ourTeam'],
    ['a sharp s for `ss`', 'dumb aß'],
    ['a letter written as two', 'Aclmin'],
    ['two letters written as two each', 'the aclrnin'],
    ['`nn` for `m`', 'Adnnin'],
    ['a repeated last letter', 'adminn'],
    ['repeated letters written as two', 'aclclrnrnin'],
    ['a refused name', 'Kra-ken'],
    ['separate Hangul letters', '\u1100\u1100\u1100'],
  ])('rejects %s', (_case, name) => expect(mayBeShown(name)).toBe(false))
})

describe('the site’s refused words', () => {
  const mayBeShownHere = createNameCheck(shownNames)

  it.each(
    [
      ['官方客服', '官 方', '管理員', '技术支持', '公式サポート', '運営チーム', '공식 지원팀', '관리자'],
      ['Администратор', 'АДМИН', 'Модератор', 'Поддержка', 'Официальный', 'Команда', 'الدعم الفني', 'مركز الدعم'],
      ['Soporte Oficial', 'Administrador', 'Moderador', 'Équipe', 'Modérateur', 'Offiziell', 'Kundendienst'],
      ['Destek', 'Yönetici', 'Resmî', 'Chính thức', 'Hỗ trợ', 'Quản trị viên', 'Dukungan', 'Suporte'],
      [
        'Aclmin',
        'Adrnin',
        'Metamask',
        'MetaMask',
        'rnetarnask',
        'Coinbase',
        'B1nance',
        'Trust Wallet',
        'WalletConnect',
      ],
      ['Phantom', 'Kraken', 'Ledger', 'OKX', '币安'],
      ['ModAnna', 'TeamOne', 'HelpCenter', 'Help Center', 'Ledger Help', 'Metamaßk', 'METAMAẞK', 'ßinance'],
      ['Διαχειριστής', 'ΔΙΑΧΕΙΡΙΣΤΗΣ', 'Υποστήριξη', 'ΕΠΙΣΗΜΟΣ', 'Η Ομάδα', 'תמיכה', 'אדמין', 'הצוות', 'Адмін'],
      ['एडमिन', 'आधिकारिक', 'अाधिकारिक', 'प्रशासक', 'सहायता', 'แอดมิน', 'เเอดมิ่น', 'ผู้ดูแลระบบ', 'ทีมงาน'],
      ['アドミン', '어드민', 'サポ-ト', 'モデレ-タ-太郎', 'モデレタ', 'モデレ一タ一', 'オフィシャル', '오피셜'],
      [
        'メタマスク',
        '메타마스크',
        'バイナンス',
        'Бинанс',
        'コインベ-ス',
        'コインベース',
        '업비트',
        'ΜΕΤΑΜΑΣΚ',
        'Μεταμάσκ',
      ],
    ].flat(),
  )('reject %s', (name) => expect(mayBeShownHere(name)).toBe(false))

  it.each(
    [
      ['Ada', 'Zeus', 'ЗЕВС', 'Phantom Blade', 'Heath Ledger', 'Hot Rod', 'Tim', 'Anna', 'Resmina', 'Lucia Moder'],
      ['Helper Anna', 'McKenna', 'अमित', 'प्रिया', 'टॉम', 'समर्थ', 'สมชาย', 'Γιώργος', 'אברהם', 'ケン太', '田中健一'],
      ['王小明', '山田太郎', '김철수', 'محمد', 'Дмитрий', 'Élodie', 'Jürgen', 'Ngọc Ánh', 'İbrahim', 'Nguyễn'],
    ].flat(),
  )('allow %s', (name) => expect(mayBeShownHere(name)).toBe(true))
})

describe('skeletonsOf', () => {
  const looksLike = (one: string, other: string) => {
    const [a, b] = [skeletonsOf(one), skeletonsOf(other)]
    return a.caseless === b.caseless || a.written === b.written
  }

  it.each<readonly [string, string]>([
    ...[
      'ADA LOVELACE',
      'Ada-Lovelace',
      'Adá Lovelace',
      'Ada L0velace',
      'Ada Iovelace',
      'Аdа Lоvеlасе',
      'Acla Lovelace',
    ].map((lookalike) => ['Ada Lovelace', lookalike] as const),
    ['3EBC', 'ЗЕВС'],
    ['3EBC', 'зевс'],
    ['TOMY', 'ΤΟΜΥ'],
    ['vokia', 'νοκια'],
    ['pacc', 'расс'],
    ['king', 'ĸing'],
    ['محمد', 'محـمد'],
    ['علي', 'علی'],
    ['شمس', 'س\u06dbمس'],
    ['カート', '力ート'],
    ['ロボット', '口ボット'],
    ['ミナミ', '三ナ三'],
    ['Νίκος', 'ΝΙΚΟΣ'],
    ['Anna', 'ANNA'],
    ['Ama', 'Anna'],
    ['Com', 'Corn'],
    ['Wanda', 'Vvancla'],
    ['Cian', 'CIAN'],
    ['ミーナ', 'ミ-ナ'],
    ['ミーナ', 'ミ一ナ'],
    ['カート', '力-ト'],
    ['आनंद', 'अानंद'],
    ['अनिल', 'अऩिल'],
    ['नीता', 'नीीता'],
    ['สมิง', 'สมิิง'],
  ])('are alike for %s and %s', (name, lookalike) => expect(looksLike(name, lookalike)).toBe(true))

  it.each([
    ['Ada Lovelace', 'Ada Lovelock'],
    ['Lucia', 'Luda'],
    ['Hanna', 'Vanna'],
    ['Ruby', 'Yuby'],
    ['شمس', 'سمس'],
    ['가까', '각가'],
    ['김철수', '김철호'],
    ['田中健一', '田中健'],
    ['मीना', 'मन्नू'],
    ['राम', 'रमा'],
    ['नीता', 'नेता'],
    ['สมิง', 'สมัง'],
  ])('differ for %s and %s', (one, other) => expect(looksLike(one, other)).toBe(false))
})
