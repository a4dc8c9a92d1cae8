import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, ana sayfa`,
  navigationLabel: 'Ana menü',
  sectionsLabel: 'Bu sayfanın bölümleri',
  skipLink: 'İçeriğe geç',
  docs: 'Belgeler',
  buildWithUs: 'Birlikte geliştirelim',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  social: [
    { label: `Telegram’da ${brand.name}` },
    { label: `X’te ${brand.name}` },
    { label: `Discord’da ${brand.name}` },
  ],
  menuSocial: [
    { label: `Discord’da ${brand.name}` },
    { label: `X’te ${brand.name}` },
    { label: `Telegram’da ${brand.name}` },
  ],
  sections: [
    { id: 'introducing', title: `${brand.name} ile tanışın` },
    { id: 'ownership', title: 'Gerçek sahiplik' },
    { id: 'technology', title: 'Teknoloji' },
    { id: 'foundation', title: `${brand.name} Vakfı` },
    { id: 'genesis-contributor', title: 'Genesis katkıcısı' },
    { id: 'games', title: 'Genesis oyunları' },
    { id: 'vanguard-league', title: 'Vanguard League' },
    { id: 'community', title: 'Topluluğa katılın' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Tüm hakları saklıdır`,
  agreement: `${brand.nodeName} Sözleşmesi`,
  navigationLabel: 'Alt menü',
  networkLabel: 'Ağ',
  status: 'Ağ durumu',
  officialLinks: 'Resmî bağlantılar',
  social: [
    { label: `Discord’da ${brand.name}` },
    { label: `X’te ${brand.name}` },
    { label: `GitBook’ta ${brand.name} belgeleri` },
    { label: `Telegram’da ${brand.name}` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'yeni sekmede açılır',
  dismiss: 'Kapat',
  unanswered: { waiting: 'Cüzdanınız yanıt vermedi.', tryAgain: 'Tekrar dene', cancel: 'İptal' },
  film: { pause: 'Arka plan videosunu durdur', play: 'Arka plan videosunu oynat' },
  carousel: {
    carousel: 'slayt gösterisi',
    slide: 'slayt',
    position: '{position} / {count}',
    dots: 'Slayt seçin',
    pause: 'Otomatik geçişi durdur',
    play: 'Otomatik geçişi başlat',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Bir şeyler ters gitti',
    body: 'Bu sayfa görüntülenemedi. Sahip olduğunuz ya da imzaladığınız hiçbir şey etkilenmedi. Sayfayı yenileyin; işe yaramazsa ana sayfaya gidin.',
    offline:
      'Bu sayfanın bir bölümü yüklenemedi. Bağlantınız kopmuş ya da biz yeni bir sürüm yayımlamış olabiliriz. Güncel sürümü almak için sayfayı yenileyin.',
    reload: 'Bu sayfayı yenile',
    home: 'Ana sayfaya git',
    details: 'Hata ayrıntıları',
  },
}
