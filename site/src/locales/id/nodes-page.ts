import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Node',
    title: 'Mulai terima imbalan dalam waktu kurang dari satu menit',
    subtitle: `Sentry Node ${brand.name} kini tersedia`,
    body: 'Sentry Node bisa berjalan di mesin apa pun dan bisa dipasang di instance cloud',
  },
  film: {
    title: 'Sebuah Sentry Node sedang bekerja',
    captionsLabel: 'Bahasa Indonesia',
    play: 'Putar film',
    playAgain: 'Putar film lagi',
    soundHint: 'Klik untuk suara',
    transcriptTitle: 'Transkrip film',
    transcript: [
      'Dengung mesin yang rendah. Sebuah roda kuningan besar mengangkut blok-blok baja mengitari inti yang menyala, satu langkah tiap detak eskapemen. Di layar: “Rollup: blok diusulkan. Harus ada yang memeriksanya.”',
      'Lebih dekat, lebih gelap. Blok demi blok lewat tanpa ada yang mengawasi. Di layar: “Dilema verifikator: memeriksa itu berbiaya. Biasanya tak ada yang salah. Lalu siapa yang berjaga?”',
      'Musik meninggi. Di balik roda, sebuah instrumen terbangun: diafragmanya terbuka, cahaya merah mengisinya, dan ia berpaling menghadap blok-blok itu. Di layar: “Sentry Node mengawasi setiap asersi.”',
      'Roda membawa sebuah blok yang berdiri miring; tepinya menyala merah. Detak berhenti. Di layar: “Ketidakcocokan: blok yang salah diusulkan.”',
      'Sebuah terompet berbunyi lembut tiga kali. Mata sang penjaga berkobar, dan lampu-lampu di sekeliling roda menjawab satu demi satu. Di layar: “Alarm: sang penjaga membunyikan alarm.” Blok itu diangkat dan blok yang benar mengambil tempatnya. Di layar: “Pihak lain turun tangan.”',
      'Detak kembali terdengar dan akor yang hangat menutupnya. Seluruh roda berputar dalam cahaya. Di layar: “Tuntas: keadaan yang benar bertahan. Operator menerima imbalan jaringan karena berjaga.”',
      `Bunyi lonceng. Di layar: “${brand.name}: jalankan Sentry Node.”`,
    ],
  },
  poweredBy: 'Infrastruktur oleh',
  benefits: {
    title: `Mengapa jadi operator node di ekosistem ${brand.name}?`,
    list: [
      {
        title: 'Praktis',
        body: 'Jalankan Sentry Node dalam waktu kurang dari 60 detik dengan komputer lama apa pun.',
      },
      {
        title: 'Imbalan',
        body: `Buka peluang menerima imbalan atas kontribusimu pada jaringan ${brand.name}.`,
      },
      {
        title: 'Eksklusif',
        body: 'Jumlah node terbatas. Seiring jaringan tumbuh, tumbuh pula peluang bagi segelintir orang terpilih.',
      },
    ],
  },
  resources: {
    title: 'Sumber informasi',
    body: 'Punya pertanyaan? Hubungi kami di media sosial atau baca {docs} kami.',
    docs: 'GitBook',
    buttons: [{ label: 'Discord' }, { label: 'Telegram' }, { label: 'GitBook' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'Di halaman ini',
    list: [
      { id: 'all-downloads', label: 'Semua unduhan' },
      { id: 'what-it-does', label: 'Tugasnya' },
      { id: 'what-it-needs', label: 'Kebutuhannya' },
      { id: 'in-the-cloud', label: 'Di cloud' },
      { id: 'keys-and-rewards', label: 'Kunci dan imbalan' },
      { id: 'questions', label: 'Pertanyaan' },
    ],
  },
  watch: {
    title: 'Apa yang dilakukan node sepanjang hari',
    subtitle: 'Memeriksa apa yang dipercaya begitu saja oleh semua orang',
    body: `${brand.name} adalah rollup: ia bekerja di luar chain dasar lalu melaporkan hasilnya. Harus ada yang memeriksa laporan itu.`,
    steps: [
      {
        title: 'Usulan',
        drawing:
          'Transaksi jatuh berkumpul menjadi sebuah blok. Sembilan titik di mukanya menunjukkan keadaan yang diklaimnya, lalu blok itu berangkat menyusuri rel.',
        body: `Validator menggabungkan transaksi terbaru dan mengusulkan keadaan jaringan sesudahnya. Usulan itu dikirim ke ${brand.rollupName} dan menunggu di sana.`,
      },
      {
        title: 'Asersi',
        drawing:
          'Di bawah mata sebuah Sentry Node, blok berhenti di samping hasil milik node itu sendiri. Tanda sama dengan muncul di antara kedua pola; pada blok lain, tanda itu dicoret.',
        body: 'Node-mu menjalankan ulang transaksi yang sama dan menghitung sendiri keadaannya. Jika keduanya cocok, node menandatangani asersi yang menyatakannya, lalu lanjut berjaga.',
      },
      {
        title: 'Sanggahan',
        drawing:
          'Sebuah gerbang berdiri di depan finalitas. Blok yang cocok melewatinya. Untuk blok yang tidak cocok, tiga lampu menyala, gerbang tetap tertutup, dan blok itu disilang.',
        body: 'Jika keduanya berbeda, node membunyikan alarm disertai bukti, selagi usulan masih menunggu. Siapa pun yang punya stake lalu bisa menyanggahnya, dan blok yang salah tak pernah menjadi final.',
      },
    ],
    pauseFigure: 'Jeda gambar',
    playFigure: 'Putar gambar',
    dilemma: {
      title: 'Dilema verifikator',
      body: 'Sistem yang tak pernah gagal tak memberi siapa pun alasan untuk memeriksanya, dan sistem yang tak diperiksa siapa pun akan gagal. Membayar hanya untuk kesalahan yang tertangkap malah memperburuknya: makin baik sistem bekerja, makin sedikit penghasilan penjaganya. Sentry Node mendapat imbalan karena memeriksa, ada atau tidak ada yang ditemukan, jadi penjagaan tetap berjalan di hari-hari tenang.',
      chart: {
        label:
          'Sebuah grafik. Makin ke kanan, jaringan bekerja makin baik. Bayaran per kesalahan yang tertangkap turun di bawah biaya memeriksa; dari titik itu, tak ada yang memeriksa. Bayaran untuk berjaga tetap datar, di atas biaya.',
        progress: 'Makin baik jaringan bekerja',
        perCatch: 'Dibayar per tangkapan',
        perWatch: 'Dibayar untuk berjaga',
        cost: 'Biaya memeriksa',
        gap: 'Tak ada yang memeriksa',
      },
    },
  },
  requirements: {
    title: 'Kebutuhannya',
    body: 'Lebih ringan daripada game. Node membandingkan hasil; node tidak menyimpan chain, tidak menambang, dan tidak memakai kartu grafis.',
    columns: { part: 'Komponen', least: 'Minimal', better: 'Nyaman' },
    rows: [
      { part: 'Prosesor', least: '1 core, 64-bit', better: '2 core' },
      { part: 'Memori', least: '2 GB', better: '4 GB' },
      { part: 'Disk', least: '2 GB kosong', better: '10 GB kosong' },
      { part: 'Koneksi', least: '2 Mbit/dtk', better: '10 Mbit/dtk, menyala sepanjang hari' },
      { part: 'Sistem', least: 'Windows 10, macOS 12, atau Linux, 64-bit', better: 'Sama, dan selalu diperbarui' },
    ],
  },
  cloud: {
    title: 'Di cloud, lewat command line',
    body: 'Instance Linux kecil apa pun cukup. Tiga langkah, dan ia berjaga selagi mesinmu sendiri tidur.',
    steps: [
      {
        title: 'Unduh, periksa, ekstrak',
        body: 'Baris kedua harus menampilkan OK sebelum kamu menjalankan baris ketiga. Jika yang tampil hanya hash, bandingkan dengan yang ada di halaman rilis.',
      },
      {
        title: 'Jalankan sekali secara manual',
        body: 'Saat pertama dijalankan, node membuat alamat operator dan menampilkannya. Tetapkan Sentry Key-mu ke alamat itu; kuncinya sendiri tak pernah harus meninggalkan wallet-mu.',
      },
      {
        title: 'Biarkan terus berjalan',
        body: 'Sebuah layanan menjalankan node saat mesin menyala dan memulainya lagi setiap kali berhenti, dengan akunmu sendiri. Baris terakhir menampilkan apa yang sedang dikerjakannya; Ctrl+C keluar dari log, bukan dari node.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Salin',
    copied: 'Tersalin',
    copyByHand: 'Terpilih. Tekan Ctrl+C atau ⌘C untuk menyalin.',
  },
  keys: {
    title: 'Kunci dan imbalan',
    body: 'Siapa pun bisa menjalankan software ini dan berjaga. Untuk melakukan staking, dan untuk mendapat Imbalan Jaringan karena berjaga, sebuah node memerlukan Sentry Key.',
    points: [
      {
        title: 'Satu kunci, satu node',
        body: 'Sentry Key adalah kunci upgrade dalam bentuk NFT. Setiap node yang menghasilkan memerlukan kuncinya sendiri; sepuluh node memerlukan sepuluh kunci.',
      },
      {
        title: 'Tidak bisa dipindahtangankan',
        body: 'Kunci tetap berada di wallet yang membelinya. Kunci tidak bisa dijual, dipinjamkan, atau dipindahkan, jadi baca perjanjiannya sebelum membeli.',
      },
      {
        title: 'Imbalan mengikuti penjagaan',
        body: 'Imbalan Jaringan terakumulasi untuk kunci yang node-nya mengirim asersi yang benar. Imbalan ini bukan upah dan bukan imbal hasil atas harga kunci, dan tak seorang pun bisa menjanjikan besarnya.',
      },
      {
        title: 'Diverifikasi sebelum dibayarkan',
        body: 'Sebelum imbalan bisa diklaim, identitas pemegang kunci diverifikasi. Operator harus berusia minimal 18 tahun, tidak boleh termasuk orang AS (“U.S. person”), dan tidak boleh tinggal di wilayah yang dibatasi.',
      },
    ],
    agreement: 'Baca perjanjian',
  },
  questions: {
    title: 'Pertanyaan yang sering diajukan',
    list: [
      {
        question: 'Bisakah aku menjalankan node tanpa Sentry Key?',
        answer:
          'Bisa. Node itu berjaga dan membunyikan alarm seperti yang lain. Node itu tidak bisa melakukan staking dan tidak mendapat Imbalan Jaringan.',
      },
      {
        question: 'Apakah komputerku harus menyala terus?',
        answer:
          'Node hanya berjaga selama berjalan. Kamu bisa mematikannya dan menyalakannya lagi tanpa penalti, tetapi ia melewatkan apa pun yang terjadi di antaranya. Instance cloud paling sedikit melewatkan.',
      },
      {
        question: 'Bisakah beberapa node berbagi satu mesin?',
        answer: 'Bisa. Setiap node yang mendapat imbalan tetap memerlukan kuncinya sendiri.',
      },
      {
        question: 'Mengapa tombol Windows muncul di Mac-ku?',
        answer:
          'Banyak operator mengunduh di satu mesin dan memasang di mesin lain. Versi macOS tampil lebih dulu, dan semua versi ada di tabel semua unduhan.',
      },
      {
        question: 'Aku memakai Linux. Di mana unduhanku?',
        answer: 'Di tabel semua unduhan: klien desktop sebagai AppImage, dan node command line sebagai arsip.',
      },
      {
        question: 'Apa yang terjadi saat node-ku menemukan blok yang salah?',
        answer:
          'Node membunyikan alarm disertai bukti. Kamu tak perlu melakukan apa pun. Mereka yang punya stake di rollup yang harus bertindak, dan mereka punya waktu, karena usulan yang disanggah tidak bisa menjadi final.',
      },
      {
        question: 'Di mana aturannya?',
        answer: 'Di Perjanjian Software Sentry Node, yang tautannya ada di bagian bawah setiap halaman.',
      },
    ],
  },
}
