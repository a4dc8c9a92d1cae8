import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Pangkat',
  title: 'Cara kerja pangkat',
  intro: 'Pangkat dihitung dari chain, dengan aturan yang bisa kamu periksa sendiri.',
  toBoard: 'Lihat papan peringkat',
  toProgress: 'Lihat progresmu',
  season: {
    title: 'Musim',
    dates: '{season}. Dari {from} sampai {to}.',
    words: [
      'Hanya mint pada hari-hari dalam musim yang dihitung, siapa pun pengirim transaksinya. Sebuah hari mint termasuk dalam musim jika tanggal mulainya dalam UTC termasuk di dalamnya.',
      'Item yang kamu beli, kamu tukar, atau kamu terima tidak dihitung.',
      'Selama musim berlangsung, pangkatmu bisa naik dan turun. Saat musim berakhir, pangkat terakhirmu menjadi lencananya.',
    ],
  },
  ranks: {
    title: 'Daftar pangkat',
    intro:
      'Dari yang tertinggi ke yang terendah. Kamu memegang pangkat tertinggi yang syaratnya kamu penuhi dan yang masih punya tempat.',
    rule: {
      streak: { other: '{count} hari berturut-turut' },
      completeDays: { other: '{count} hari lengkap' },
      items: { other: '{count} item berbeda' },
      mints: { other: '{count} mint atau lebih' },
    },
    cap: { other: 'Untuk {count} peringkat teratas' },
    noCap: 'Untuk semua yang memenuhi syarat',
  },
  order: {
    title: 'Cara pemain dibandingkan',
    intro: 'Dengan urutan ini. Setiap baris memecah hasil seri di baris-baris di atasnya.',
    parts: [
      { name: 'Streak', words: 'Rangkaian terpanjang hari berturut-turut dengan semua 42 item di-mint.' },
      { name: 'Hari lengkap', words: 'Jumlah hari dengan semua 42 item di-mint.' },
      { name: 'Item', words: 'Jumlah item berbeda, dari 42.' },
      { name: 'Mint', words: 'Jumlah total mint dari semua hari.' },
      { name: 'Selesai paling awal', words: 'Hari mint terakhirmu dalam musim ini. Lebih awal lebih baik.' },
    ],
  },
  ties: {
    title: 'Hasil seri',
    words: [
      'Pemain dengan hasil yang sama berbagi satu peringkat, dan hasil berikutnya mendapat peringkat berikutnya: 1, 1, 2. Pemain yang seri diurutkan menurut alamat.',
      'Pemain yang berbagi peringkat juga berbagi pangkatnya, meskipun pangkat itu punya kuota.',
    ],
  },
  caps: {
    title: 'Banyak wallet',
    intro:
      'Satu orang bisa memakai banyak wallet, dan chain tak bisa mengenalinya. Pangkat dirancang supaya cara itu tak banyak menguntungkan.',
    doTitle: 'Yang dicegah kuota',
    does: [
      'Kuota menghitung hasil, bukan wallet. Sepuluh ribu wallet dengan hasil yang sama berbagi satu peringkat dan tak menggeser siapa pun ke bawah.',
      'Pangkat yang lebih rendah tidak punya kuota. Semua yang memenuhi syaratnya memegangnya.',
      'Hasil sempurna selalu di urutan pertama. Lengkapi setiap hari dan kamu berada di peringkat 1, apa pun yang dilakukan orang lain.',
    ],
    cannotTitle: 'Yang tak bisa dicegah kuota',
    cannot: [
      'Wallet dengan hasil yang sedikit berbeda masing-masing menempati satu peringkat. Wallet-wallet itu bisa mengisi pangkat berkuota mendahului pemain dengan hasil lebih rendah.',
      'Situs ini tak bisa membedakan orang dari skrip. Batas mint memperlambat banyak wallet, tetapi tidak menghentikannya. Sebelum sebuah pangkat memberikan apa pun yang bernilai, tim meninjau daftarnya untuk mencari kelompok semacam itu.',
    ],
  },
  names: {
    title: 'Nama',
    words: [
      'Pemain dicantumkan menurut alamat wallet. Nama hanya muncul setelah pemain menandatanganinya, dan menandatangani nama kosong akan menghapusnya. Kami tidak menyimpan hal lain tentang pemain.',
      'Setelah me-mint dalam suatu musim, kamu bisa menandatangani nama. Nama terdiri dari 3 sampai 24 huruf atau angka dari satu aksara. Tautan, nama yang menyerupai nama lain, dan kata-kata kasar ditolak. Tim menyembunyikan yang lolos.',
    ],
    action: 'Atur namamu',
  },
  badge: {
    title: 'Satu lencana tiap musim',
    words: 'Lampunya menunjukkan pangkat: bertambah satu tiap naik setingkat. Tanda di tepinya unik untuk musim itu.',
  },
}
