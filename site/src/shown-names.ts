const offensive = [
  ['asshole', 'bastard', 'bitch', 'childporn', 'cunt', 'faggot', 'fuck', 'hitler', 'nigga', 'nigger', 'pedophile'],
  ['retard', 'shit', 'slut', 'whore'],
].flat()

const scams = {
  english: ['airdrop', 'claimnow', 'exchange', 'giveaway', 'privatekey', 'seedphrase', 'wallet'],
  chinese: ['空投', '私钥', '私鑰', '助记词', '助記詞', '钱包', '錢包'],
  japanese: ['エアドロップ', 'ウォレット', '秘密鍵'],
  korean: ['에어드랍', '에어드롭', '개인키', '지갑'],
  russian: ['аирдроп', 'кошелек', 'сидфраза'],
  greek: ['πορτοφόλι'],
  hebrew: ['ארנק'],
  hindi: ['एयरड्रॉप'],
  thai: ['แอร์ดรอป', 'กระเป๋าเงิน'],
  arabic: ['محفظة'],
}

/** Words of people who claim to speak for the team. */
const impersonation = {
  english: ['admin', 'customerservice', 'helpcenter', 'helpcentre', 'helpdesk', 'moderator', 'official', 'support'],
  spanish: ['oficial', 'soporte', 'moderador', 'atencionalcliente'],
  portuguese: ['suporte', 'atendimento'],
  french: ['officiel', 'moderateur', 'serviceclient'],
  german: ['offiziell', 'kundendienst', 'kundenservice'],
  turkish: ['destek', 'yönetici', 'müşterihizmet'],
  vietnamese: ['chínhthức', 'quảntrịviên', 'hỗtrợkỹthuật', 'hỗtrợkháchhàng'],
  indonesian: ['dukunganpelanggan', 'layananpelanggan'],
  simplifiedChinese: ['官方', '客服', '管理员', '版主', '技术支持', '工作人员', '团队'],
  traditionalChinese: ['管理員', '技術支持', '技術支援', '工作人員', '團隊'],
  japanese: [
    ['公式', '運営', '管理者', '管理人', 'サポート', 'モデレーター', 'スタッフ'],
    ['アドミン', 'アドミニストレーター', 'オフィシャル', 'ヘルプデスク'],
  ].flat(),
  korean: [
    ['공식', '관리자', '운영자', '운영팀', '운영진', '고객센터', '고객지원', '지원팀', '모더레이터'],
    ['어드민', '오피셜', '서포트', '헬프데스크'],
  ].flat(),
  russian: ['админ', 'модератор', 'официальн', 'поддержк'],
  ukrainian: ['адмін', 'офіційн', 'підтримк'],
  // Stems, because Greek writes another sigma at the end of words.
  greek: ['αδμιν', 'αντμιν', 'διαχειριστη', 'συντονιστη', 'υποστηριξ', 'επισημ', 'εξυπηρετησ'],
  hebrew: ['אדמין', 'מודרטור', 'תמיכה', 'שירותלקוחות'],
  hindi: ['एडमिन', 'प्रशासक', 'आधिकारिक', 'ऑफिशियल', 'मॉडरेटर', 'समर्थन', 'सपोर्ट', 'ग्राहकसेवा', 'हेल्पडेस्क'],
  thai: [
    ['แอดมิน', 'ผู้ดูแล', 'เจ้าหน้าที่', 'ทีมงาน', 'ทางการ', 'สนับสนุน', 'ซัพพอร์ต', 'ช่วยเหลือ'],
    ['บริการลูกค้า', 'โมเดอเรเตอร์'],
  ].flat(),
  arabic: ['الدعم', 'الرسمي', 'المشرف', 'الإدارة', 'خدمةالعملاء', 'أدمن'],
}

const walletsAndExchanges = [
  ['binance', 'bitfinex', 'bitget', 'coinbase', 'etherscan', 'huobi', 'kucoin', 'metamask', 'opensea', 'trezor'],
  ['uniswap', '币安', '幣安', 'метамаск', 'бинанс', 'μεταμασκ'],
  ['メタマスク', 'バイナンス', 'コインベース', '메타마스크', '바이낸스', '코인베이스', '업비트'],
].flat()

/**
 * Words that shown names must not contain. Names are compared without spaces, symbols, and accents, and with lookalike
 * characters resolved. The site's own name is always rejected. `npm run operator -- hide-name` hides any other name.
 */
export const shownNames = {
  /** Rejected anywhere in a name, in any spacing or spelling. */
  refusedParts: [
    ...offensive,
    ...Object.values(scams).flat(),
    ...Object.values(impersonation).flat(),
    ...walletsAndExchanges,
  ],
  /** Rejected only as a whole word, because they also occur inside harmless words. */
  refusedWords: [
    ['ass', 'dick', 'fag', 'kkk', 'nazi', 'porn', 'rape', 'rapist'],
    [
      'foundation',
      'help',
      'mod',
      'staff',
      'team',
      'equipo',
      'equipe',
      'equipa',
      'ekip',
      'resmi',
      'yetkili',
      'dukungan',
      'hỗtrợ',
    ],
    ['команда', 'команды', 'رسمي', 'دعم', 'ομάδα', 'βοήθεια', 'सहायता'],
    ['רשמי', 'הרשמי', 'מנהל', 'המנהל', 'צוות', 'הצוות', 'עזרה'],
    ['bybit', 'okx', 'rabby', 'upbit'],
  ].flat(),
  /** Rejected only as the whole name, because they are also ordinary words. */
  refusedNames: ['exodus', 'gemini', 'kraken', 'ledger', 'phantom'],
}
