import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, beranda`,
  navigationLabel: 'Utama',
  sectionsLabel: 'Bagian halaman ini',
  skipLink: 'Langsung ke konten',
  docs: 'Dokumentasi',
  buildWithUs: 'Bangun bersama kami',
  openMenu: 'Buka menu',
  closeMenu: 'Tutup menu',
  social: [
    { label: `${brand.name} di Telegram` },
    { label: `${brand.name} di X` },
    { label: `${brand.name} di Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} di Discord` },
    { label: `${brand.name} di X` },
    { label: `${brand.name} di Telegram` },
  ],
  sections: [
    { id: 'introducing', title: `Mengenal ${brand.name}` },
    { id: 'ownership', title: 'Kepemilikan sejati' },
    { id: 'technology', title: 'Teknologi' },
    { id: 'foundation', title: `Yayasan ${brand.name}` },
    { id: 'genesis-contributor', title: 'Kontributor Genesis' },
    { id: 'games', title: 'Game Genesis' },
    { id: 'vanguard-league', title: 'Vanguard League' },
    { id: 'community', title: 'Gabung ke komunitas' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Hak cipta dilindungi`,
  agreement: `Perjanjian ${brand.nodeName}`,
  navigationLabel: 'Kaki halaman',
  networkLabel: 'Jaringan',
  status: 'Status jaringan',
  officialLinks: 'Tautan resmi',
  social: [
    { label: `${brand.name} di Discord` },
    { label: `${brand.name} di X` },
    { label: `Dokumentasi ${brand.name} di GitBook` },
    { label: `${brand.name} di Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'terbuka di tab baru',
  dismiss: 'Tutup',
  unanswered: { waiting: 'Wallet-mu belum menjawab.', tryAgain: 'Coba lagi', cancel: 'Batal' },
  film: { pause: 'Jeda video latar', play: 'Putar video latar' },
  carousel: {
    carousel: 'korsel',
    slide: 'slide',
    position: '{position} dari {count}',
    dots: 'Pilih slide',
    pause: 'Jeda putaran otomatis',
    play: 'Mulai putaran otomatis',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Ada yang tidak beres',
    body: 'Halaman ini gagal ditampilkan. Apa pun yang kamu miliki atau tanda tangani tidak terpengaruh. Muat ulang halaman; jika tidak membantu, buka beranda.',
    offline:
      'Sebagian halaman ini tidak bisa dimuat. Koneksimu mungkin terputus, atau kami mungkin baru merilis versi baru. Muat ulang untuk mendapat versi terkini.',
    reload: 'Muat ulang halaman ini',
    home: 'Ke beranda',
    details: 'Detail kesalahan',
  },
}
