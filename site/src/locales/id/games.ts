import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: 'Game',
  caption: 'Sedang dikembangkan',
  subtitle: `Game yang akan hadir di ${network.chainName}`,
  body: `Inilah game yang sedang disiapkan untuk rilis di jaringan ${network.chainName}, dengan tautan untuk membaca lebih lanjut:`,
  learnMore: 'Selengkapnya',
  comingSoon: 'Segera hadir',
  carouselLabel: 'Game mendatang',
  list: [
    {
      slug: 'roche-line',
      genre: 'Balap tanpa gravitasi',
      body: 'Balapan di cincin sebuah dunia yang memangsa bulan-bulannya. Lintasannya sebelas ribu kilometer es, dan ia bergerak selagi kamu di atasnya. Lambung kapal yang kamu bawa pulang jadi milikmu: setiap lukanya boleh kamu perbaiki, pamerkan, atau jual.',
      keyArt: { alt: 'Gambar utama Roche Line: wahana balap di cincin es sebuah planet raksasa.' },
    },
    {
      slug: 'brassmarch',
      genre: 'Pengepungan taktis',
      body: 'Pertahankan tembok dari para raksasa yang pegasnya diputar sebelum nenekmu lahir. Kamu punya satu menara gerbang, empat puluh tombak, dan satu meriam yang layak. Bagian yang kamu potong dari raksasa langsung dibaut ke pertahananmu, masing-masing dengan nomor seri dan kisahnya.',
      keyArt: { alt: 'Gambar utama Brassmarch: raksasa mekanis di atas tembok benteng saat senja.' },
    },
    {
      slug: 'fathom-debt',
      genre: 'Ekstraksi laut dalam',
      body: 'Semua yang ada di dasar laut ada pemiliknya, dan sebagian isinya sedang terjaga. Kru beranggota tiga orang menyelam dengan udara pinjaman dan kapal selam sewaan. Muncul ke permukaan dengan muatannya dan itu sepenuhnya milikmu; tinggal terlalu lama dan bunganya ditagih langsung.',
      keyArt: { alt: 'Gambar utama Fathom Debt: lampu sebuah kapal selam kecil menemukan mata dalam gelap.' },
    },
    {
      slug: 'lofthold',
      genre: 'Pembangun kepulauan langit',
      body: 'Dirikan desa di atas batu yang sedang dibawa pergi angin. Bentangkan jembatan sebelum arus memisahkan kalian, dan pinjamkan kincir anginmu ke tetangga demi tepung semusim. Apa pun yang kamu rancang bisa dibangun orang lain, dengan namamu tetap tertera.',
      keyArt: { alt: 'Gambar utama Lofthold: desa dengan kincir angin di pulau terapung.' },
    },
    {
      slug: 'vesperine',
      genre: 'Dirahasiakan',
      body: 'Satu gerhana. Satu pintu. Sebuah cincin berdiri di hamparan garam tempat bayangan jatuh. Yang boleh kami katakan: kamu masuk sendirian, sisi seberang mengingatmu, dan apa yang kamu bawa keluar belum pernah ada sebelumnya. Selebihnya belum boleh kami katakan.',
      keyArt: { alt: 'Gambar utama Vesperine: cincin besar berdiri di dataran garam di bawah gerhana.' },
    },
  ],
}
