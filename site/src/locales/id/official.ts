import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Tetap aman',
  title: 'Tautan resmi',
  intro: `Setiap domain, kontrak, akun, dan kunci milik ${brand.name}. Apa pun yang tidak tercantum di sini bukan milik kami.`,
  domains: [{ name: `Penjualan ${brand.keyName}` }, { name: 'Papan quest' }, { name: 'Kampanye' }],
  sections: {
    domains: {
      title: 'Domain',
      here: 'Situs ini',
      check:
        'Bandingkan bilah alamat dengan daftar ini sebelum menghubungkan wallet. Kami tidak pernah meminta frasa pemulihan.',
      elsewhere:
        'Kamu membuka halaman ini di {opened}, padahal alamat situs ini adalah {official}. Jika itu bukan yang kamu harapkan, tutup halaman ini dan jangan hubungkan wallet.',
    },
    contracts: {
      title: 'Kontrak',
      collection: 'Koleksi',
      token: 'Token uji',
      developers: 'Untuk developer',
      check:
        'Bandingkan alamat lengkapnya dengan yang ditampilkan wallet-mu sebelum mengonfirmasi. Program bisa membaca alamat yang sama dari network.json.',
    },
    accounts: {
      title: 'Akun relayer',
      relayer: 'Relayer',
      check:
        'Akun-akun ini mengirim mint tanpa gas untukmu. Mereka tidak pernah meminta apa pun darimu: kamu menandatangani satu pesan, bukan transaksi.',
    },
    social: {
      title: 'Akun media sosial',
      check: 'Buka tautan ini, jangan mencarinya sendiri. Tim tidak pernah mengirim pesan lebih dulu.',
    },
    software: {
      title: 'Software',
      repository: 'Kode sumber',
      releases: 'Unduhan dan hash',
      check:
        'Setiap unduhan punya hash SHA-256 dan perintah untuk memverifikasinya. Jika hasilnya berbeda, hapus file-nya.',
    },
    keys: {
      title: 'Kunci penanda tangan',
      none: 'Kami belum menandatangani apa pun dengan kunci. Tanda tangan apa pun yang mengaku milik kami adalah palsu.',
      check: 'Bandingkan sidik jari lengkapnya dengan yang ditampilkan software-mu.',
    },
    security: {
      title: 'Laporkan kerentanan',
      contact: 'Email',
      document: 'security.txt',
      check: 'Hubungi kami sebelum memublikasikannya. security.txt berisi detail untuk peneliti.',
    },
  },
  chain: 'Di {name} (ID chain {id})',
  onExplorer: 'Lihat di block explorer',
  copy: 'Salin',
  copied: 'Tersalin',
  copyByHand: 'Terpilih. Tekan Ctrl+C atau ⌘C untuk menyalin.',
  loading: 'Memuat alamat…',
  unreadable: 'Alamat tidak bisa dimuat. Alamat itu juga tercantum di network.json.',
  warning:
    'Token dan koleksi testnet tidak bernilai apa pun. Siapa pun yang menjualnya kepadamu sedang melakukan penipuan.',
}
