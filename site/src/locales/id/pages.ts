import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as brandWords } from './brand.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: Layer 3 pertama untuk game AAA` },
  testnetSwap: { title: `Swap testnet · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Widget token · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName}: mint perpanjangan PFP Vanguard` },
  viewMint: { title: `${brand.name} ${brand.campaignName}: galeri PFP Vanguard` },
  progress: { title: `Progresmu · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Papan peringkat · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Cara kerja pangkat · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Sedang masuk · ${brand.name}` },
  nodes: { title: `Jalankan ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Perjanjian Software ${brand.nodeName} · ${brand.name}` },
  status: { title: `Status jaringan · ${brand.name}` },
  officialLinks: { title: `Tautan resmi · ${brand.name}` },
  network: { title: `Developer · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: brandWords.description ?? '',
    picture: { alt: 'Model tata surya kuningan raksasa berputar mengitari bintang merah dalam kegelapan.' },
  },
  testnetSwap: {
    description: `Coba jual beli di ${brand.name} tanpa risiko: ambil Ether uji gratis, tukar dengan token uji ${brand.campaignName}, lalu jual kembali.`,
    picture: { alt: 'Tiga lapis dari satu mesin: bintang merah dalam cincin kuningan dan baja.' },
  },
  tokenWidget: {
    description: `Beli dan jual token uji dengan kurs dari kontraknya sendiri. Widget di balik halaman swap ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Dua benda langit bertukar tempat di satu orbit.' },
  },
  mint: {
    description: `Kumpulkan 42 gambar profil ${brand.name} ${brand.campaignName} setiap hari. Tanpa gas, tanpa wallet untuk mulai: satu tanda tangan me-mint semuanya, demi status Vanguard.`,
    picture: { alt: 'Dua belas potret Vanguard berhelm, disinari merah dan emas.' },
  },
  viewMint: {
    description: `Dari 42 Vanguard ${brand.name} ${brand.campaignName}, mana yang kamu miliki? Hubungkan wallet yang kamu pakai untuk mint, lihat semua gambar, dan bagikan koleksimu.`,
    picture: { alt: 'Dua belas potret Vanguard dengan beragam seragamnya.' },
  },
  progress: {
    description: `Streak-mu masih jalan? Lihat 42 item hari ini, hari berturut-turutmu, dan apa yang kurang dari tiap quest ${brand.name} ${brand.campaignName}. Tak perlu wallet untuk melihat.`,
    picture: { alt: 'Deretan potret Vanguard.' },
  },
  leaderboard: {
    description: `Siapa yang memimpin musim ${brand.name} ${brand.campaignName} ini? Lihat peringkat, pangkat, dan streak setiap pemain, dibaca dari chain, dan temukan milikmu.`,
    picture: { alt: 'Trofi dari cincin kuningan yang mengitari kristal merah.' },
  },
  ranks: {
    description: `Dari Rekrut sampai Marsekal: syarat tiap pangkat ${brand.name} ${brand.campaignName}, penentu hasil seri, dan kuota yang membuat wallet tambahan tak banyak berguna.`,
    picture: { alt: 'Trofi dari cincin kuningan yang mengitari kristal merah.' },
  },
  socialReturn: {
    description: `Mengembalikanmu ke ${brand.name} setelah masuk.`,
    picture: { alt: 'Model tata surya kuningan raksasa berputar mengitari bintang merah dalam kegelapan.' },
  },
  nodes: {
    description:
      'Awasi rollup, bunyikan alarm saat ada blok salah, dan terima imbalan jaringan. Siap dalam waktu kurang dari satu menit di laptop, desktop, atau instance cloud.',
    picture: { alt: `${brand.nodeName}: instrumen kuningan dengan mata merah menyala.` },
  },
  nodeAgreement: {
    description: `Sebelum menjalankan ${brand.nodeName}: siapa yang boleh ikut, cara klaim imbalan, dan ketentuan lengkap ${brand.clientName} serta command line-nya.`,
    picture: { alt: `${brand.nodeName} mengawasi sederet blok baja yang lewat.` },
  },
  status: {
    description: `Apakah ${brand.name} berjalan? Kondisi terkini testnet, minting, dan setiap layanan, dengan uptime 90 hari.`,
    picture: { alt: `${brand.nodeName} sedang berjaga.` },
  },
  officialLinks: {
    description: `Benarkah tautan ini dari ${brand.name}? Periksa setiap domain, kontrak, akun, dan kunci penanda tangan resmi sebelum menghubungkan wallet atau mengunduh apa pun.`,
    picture: { alt: 'Model tata surya kuningan mengitari bintang merah.' },
  },
  network: {
    description: `Terhubung ke ${brand.name}: ID chain, endpoint RPC, faucet, dan kontrak, dengan kode untuk viem, ethers, Hardhat, dan Foundry.`,
    picture: { alt: 'Tiga lapis dari satu mesin: bintang merah dalam cincin kuningan dan baja.' },
  },
}
