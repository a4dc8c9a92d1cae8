import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `Layer 3 di atas ${brand.rollupName} di atas ${brand.baseChainName}`,
  headline: 'Game blockchain yang dibuat untuk adopsi massal',
  subheader: 'Layer 3 pertama untuk game AAA',
  body: `Menangkan sebilah pedang, dan pedang itu milikmu: boleh kamu simpan, kamu pinjamkan, atau kamu jual ke orang asing di seberang tiga benua. ${brand.name} memberi setiap item dalam game seorang pemilik di chain publik, dan menyingkirkan wallet, gas, dan tanda tangan dari jalan pemain.`,
  investors: {
    title: 'Didukung oleh',
    pause: 'Jeda logo',
    play: 'Putar logo',
  },
}

export const node: Translation<typeof english.node> = {
  title: `Jalankan ${brand.nodeName}`,
  subtitle: 'Jadilah operator node jaringan dan terima imbalan jaringan',
  body: `${brand.nodeName} adalah node pengamat yang memantau protokol rollup ${brand.name}. Jika ada blok salah yang diusulkan, node ini membunyikan alarm agar pihak lain bisa turun tangan.`,
  dilemma: `Selama setiap blok benar, tak ada yang dibayar untuk memeriksa, maka tak ada yang memeriksa, dan blok curang pertama pun lolos. Itulah dilema verifikator. ${brand.nodeName} menjawabnya dengan memberi imbalan atas penjagaan itu sendiri, bukan hanya atas tangkapannya.`,
  more: `Cara kerja ${brand.nodeName}`,
  image: {
    alt: `${brand.nodeName} yang digambar sebagai sebuah instrumen: diafragma kuningan di atas alas yang berat, dengan cahaya merah menyala di dalamnya.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'Kepemilikan sejati',
  caption: 'Untuk pemain',
  subtitle: 'Dua puluh tahun berburu loot, dan tak satu pun pernah jadi milikmu',
  body: `Di kebanyakan game, drop langka hanyalah satu baris di database orang lain. Di ${brand.name}, drop itu adalah token di akunmu, dan game hanyalah salah satu tempat untuk memakainya.`,
  promises: [
    {
      title: 'Catatannya terbuka',
      body: 'Siapa pemilik sebuah item tertulis di chain yang bisa dibaca siapa saja dan tak bisa diubah studio mana pun. Sebuah patch bisa mengubah kemampuan kapakmu. Patch tak bisa mengubah kapak itu milik siapa.',
    },
    {
      title: 'Wallet tidak wajib',
      body: 'Main dulu. Tak ada frasa pemulihan sebelum tutorial, tak ada gas yang harus dibeli sebelum pertarungan pertama. Bawa wallet kalau kamu mau; pemain yang tak pernah membawanya pun tak ketinggalan apa-apa.',
    },
    {
      title: 'Pintu keluar terbuka',
      body: 'Bertukarlah di dalam game, dengan teman, atau di pasar mana pun yang memakai standar token yang sama. Saat kamu berhenti main, apa yang kamu dapat ikut pergi bersamamu.',
    },
  ],
  comparison: {
    title: 'Item yang sama, dua cara memilikinya',
    question: 'Apa yang terjadi saat',
    before: 'Di kebanyakan game',
    after: `Di ${brand.name}`,
    rows: [
      {
        question: 'kamu memenangkannya',
        before: 'Satu baris ditambahkan ke database penerbit',
        after: 'Sebuah token diterbitkan ke akunmu',
      },
      {
        question: 'kamu menjualnya',
        before: 'Ketentuan layanan melarangnya, atau menariknya kembali',
        after: 'Item pindah ke pembeli, pembayaran masuk ke kamu',
      },
      {
        question: 'servernya ditutup',
        before: 'Lenyap',
        after: 'Tetap ada di akunmu, dan tetap bisa dibaca game mana pun yang mau',
      },
      {
        question: 'kamu mulai bermain',
        before: 'Kamu membuat akun',
        after: 'Kamu membuat akun. Itu saja',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Teknologi',
  caption: 'Orbit di dalam orbit',
  body: `Tiga layer, masing-masing mengerjakan yang paling dikuasainya. Game berjalan di ${brand.name}. ${brand.name} melakukan settlement ke ${brand.rollupName}. ${brand.rollupName} diamankan oleh ${brand.baseChainName}. Pemain tak melihat semua itu, dan memang itulah tujuannya.`,
  layers: [
    {
      title: `Layer 3: ${brand.name}`,
      subTitle: 'Pemrosesan paralel, skalabilitas, efisiensi, biaya lebih rendah',
      description:
        'Game berjalan berdampingan, tidak saling mengantre. Akhir pekan peluncuran di satu dunia tak memperlambat pertandingan di dunia lain, blok nyaris hanya berisi aksi game, dan biaya satu aksi turun sampai studio bisa membayarnya lalu melupakannya.',
      image: {
        alt: 'Puncak mesin: bola menyala di dalam orbit-orbitnya.',
      },
    },
    {
      title: `Layer 2: ${brand.rollupName}`,
      subTitle: 'Pemrosesan off-chain, biaya lebih murah, lebih cepat',
      description:
        'Transaksi dijalankan di luar chain dasar dan dikirim ke sana dalam batch terkompresi. Ribuan transaksi berbagi harga satu transaksi, dan jawaban datang dalam sekejap, bukan dalam hitungan menit.',
      image: {
        alt: 'Bagian tengah mesin: piringan kuningan berukir dengan roda-roda giginya.',
      },
    },
    {
      title: `Layer 1: ${brand.baseChainName}`,
      subTitle: 'Keamanan dan desentralisasi',
      description:
        'Catatan akhir dijaga oleh sekumpulan validator independen di seluruh dunia. Apa yang sudah final di sini tak bisa ditulis ulang, baik oleh kami, oleh sebuah studio, maupun oleh pemerintah mana pun seorang diri.',
      image: {
        alt: 'Dasar mesin: roda gigi lebar dan gelap yang menopang semuanya.',
      },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `Yayasan ${brand.name}`,
  caption: 'Penjaga amanah',
  subtitle: 'Harus ada yang memutar mesinnya, tanpa memiliki planetnya',
  body: `Yayasan ${brand.name} merawat protokol agar studio bisa mengandalkannya lebih lama dari roadmap perusahaan mana pun. Yayasan memublikasikan kode, mendanai alat yang belum dimiliki game, dan menyiapkan hari ketika ia tak lagi dibutuhkan.`,
  duties: [
    {
      title: 'Jaga tetap terbuka',
      body: 'Software node dan rilisnya bersifat publik, dengan hash yang bisa diverifikasi siapa saja. Sebuah studio bisa membaca setiap baris yang akan menopang ekonominya sebelum menulis satu baris pun.',
    },
    {
      title: 'Biayai yang belum ada',
      body: 'Hibah diberikan untuk pekerjaan yang dibutuhkan lebih dari satu game: plug-in engine, standar item, pengindeks, audit. Setiap hibah diumumkan bersama apa yang dijanjikan dan, kelak, apa yang benar-benar jadi.',
    },
    {
      title: 'Lepaskan dengan sengaja',
      body: 'Keputusan berpindah dari Yayasan ke orang-orang yang menjalankan jaringan: kewenangan demi kewenangan, di muka umum, dengan urutan yang sudah ditulis sebelumnya.',
    },
  ],
  limit:
    'Yayasan tidak menyimpan item pemain, tidak bisa memindahkannya, dan tidak mengambil bagian dari hasil penjualannya.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Kontributor Genesis',
  caption: 'Sebelum blok pertama',
  subtitle: 'Setiap chain punya blok pertama. Ada orang-orang yang sudah di sana sebelumnya',
  body: `Kontributor Genesis membangun di ${brand.name}, atau menjaganya, selagi semuanya belum rampung: saat dokumentasi masih tipis, testnet dimulai ulang tanpa peringatan, dan satu laporan bug lebih berharga daripada siaran pers. Kami berniat mengingat siapa mereka.`,
  tracks: [
    {
      title: 'Builder',
      who: 'Studio, modder, dan pembuat alat yang men-deploy selagi catnya masih basah.',
      counts: [
        'Sebuah game, mode, atau alat yang berjalan di testnet',
        'Perubahan yang di-merge ke node, plug-in engine, atau dokumentasi',
        'Laporan yang berujung perbaikan, terutama laporan keamanan',
      ],
    },
    {
      title: 'Operator node',
      who: 'Mereka yang menjalankan Sentry Node saat belum banyak yang perlu diawasi di jaringan.',
      counts: [
        'Node yang terus berjaga selama masa testnet',
        'Alarm yang dibunyikan saat latihan, lengkap dengan buktinya',
        'Panduan yang membantu orang lain menyiapkan node mereka',
      ],
    },
  ],
  honors: {
    title: 'Apa yang didapat',
    items: [
      'Namamu, atau nama studiomu, di catatan genesis mainnet',
      'Peran Genesis permanen di komunitas, tak pernah dijual',
      'Jalur langsung ke para engineer yang menulis protokol',
      'Kursi pertama saat testnet atau plug-in engine baru dibuka',
    ],
  },
  callToAction: 'Ceritakan apa yang kamu bangun',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'Lintas semua game',
  body: `${brand.leagueName} adalah liga game utama ${brand.name}. Tak ada formulir pendaftaran dan tak ada biaya masuk: pemain yang membuka pencapaian elite di game yang dirilis di jaringan menjadi Vanguard, dan membawa gelar itu dari satu game ke game berikutnya.`,
  image: {
    alt: 'Trofi Vanguard: orbit kuningan mengitari inti cahaya merah.',
  },
  carouselLabel: 'Cara kerja liga',
  features: [
    {
      title: 'Masuk otomatis',
      body: 'Kamu tak perlu mendaftar. Raih salah satu pencapaian elite sebuah game dan kamu langsung masuk: pencapaian itulah undangannya.',
    },
    {
      title: 'Masih dikembangkan',
      body: 'Liga ini masih dikembangkan. Integrasi dengan game diperkirakan siap saat Layer 3 diluncurkan.',
    },
    {
      title: 'Imbalan eksklusif',
      body: 'Anggota membuka imbalan eksklusif: item, gelar, dan akses yang diraih dengan bermain dan tak bisa dibeli.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Gabung ke komunitas',
  caption: 'Terbuka untuk semua',
  subtitle: `Bersiap naik level bersama ${network.chainName}`,
  body: `${brand.name} adalah Layer 3 pertama untuk game AAA, dan dibangun secara terbuka. Tanya para engineer apa yang mereka rusak minggu ini, ambil sebuah quest, cari tiga orang lagi untuk raid, atau tunjukkan game yang sedang kamu buat.`,
  buildWithUs: 'Bangun bersama kami',
  socialTitle: 'Temukan kami di sini',
  social: [
    { label: 'X', purpose: 'Kabar, paling awal' },
    { label: 'Discord', purpose: 'Berbincang dengan kami dan sesama anggota' },
    { label: 'Telegram', purpose: 'Pengumuman dan obrolan' },
    { label: 'Zealy', purpose: 'Quest harian' },
    { label: 'Galxe', purpose: 'Kampanye dan lencana' },
  ],
}
