import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'Tanda tangan tidak cocok dengan wallet ini. Tanda tangani pesannya lagi.',
  SIGN_IN_REQUIRED: 'Hubungkan akun media sosialmu dulu, lalu mint lagi.',
  SIGN_IN_UNAVAILABLE: 'X tidak merespons, jadi kami tidak bisa memverifikasi akunmu. Coba lagi dalam beberapa menit.',
  SOCIAL_ACCOUNT_USED:
    'Akun media sosialmu sudah dipakai me-mint untuk wallet lain hari ini. Gunakan wallet itu, atau kembali besok.',
  PROOF_REQUIRED: 'Browser-mu harus memecahkan teka-teki singkat dulu. Muat ulang halaman dan coba lagi.',
  MINT_CLOSED: 'Minting sedang ditutup.',
  MINT_NOT_STARTED: 'Minting belum dimulai.',
  RECEIVER_REFUSED: 'Wallet-mu adalah kontrak yang menolak menerima item ini.',
  ALREADY_MINTED: 'Kamu sudah me-mint item ini hari ini. Kembali lagi besok.',
  DAY_OVER: 'Hari berakhir sebelum mint-mu dikonfirmasi, jadi item itu tidak di-mint. Mint lagi untuk hari yang baru.',
  BUDGET_SPENT: 'Mint gratis hari ini sudah habis. Jatah baru tersedia saat hari mint berikutnya dimulai.',
  BUDGET_SPENT_FOR_NEW:
    'Mint gratis hari ini untuk wallet baru sudah habis. Jatah baru tersedia saat hari mint berikutnya dimulai.',
  BUDGET_SPENT_FOR_SOURCE:
    'Koneksi internetmu sudah menghabiskan mint gratis untuk hari ini. Jatah baru tersedia saat hari mint berikutnya dimulai.',
  QUEUE_FULL: 'Terlalu banyak orang sedang me-mint. Coba lagi dalam satu menit.',
  RELAYER_UNAVAILABLE: 'Minting sedang tidak tersedia untuk sementara. Coba lagi dalam beberapa menit.',
  STILL_PENDING:
    'Mint-mu masih diproses dan perlu waktu lebih lama dari biasanya. Kamu bisa menutup halaman ini dan memeriksanya lagi dalam satu menit.',
  RESTARTING: 'Layanan sedang dimulai ulang. Mint-mu tetap berjalan; periksa lagi dalam beberapa detik.',
  CHAIN_RESET: 'Testnet direset, dan mint ini hilang. Mint lagi.',
  TRANSACTION_FAILED: 'Jaringan menolak mint ini. Coba lagi dalam beberapa saat.',

  ALREADY_GIVEN: `Wallet ini sudah menerima ${currency} uji untuk hari ini. Kembali lagi besok.`,
  ALREADY_FUNDED:
    'Wallet ini sudah punya cukup dana untuk memulai. Faucet disediakan untuk wallet yang punya lebih sedikit.',
  NETWORK_SHARE_GIVEN: `Koneksi internetmu sudah mencapai batas ${currency} uji hari ini. Kembali lagi besok.`,
  DAY_SPENT: `Faucet sudah membagikan semua ${currency} uji untuk hari ini. Kembali lagi besok.`,
  FAUCET_LOW: 'Faucet kosong dan perlu diisi ulang. Coba lagi nanti.',
  FAUCET_BUSY: 'Faucet sedang sibuk. Coba lagi dalam beberapa detik.',
  FAUCET_UNAVAILABLE: 'Faucet tidak bisa menjangkau jaringan. Coba lagi dalam beberapa saat.',
  TRANSFER_REFUSED: `Alamat ini adalah kontrak yang menolak ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'Fitur masuk tidak tersedia di situs ini.',
  SIGN_IN_DENIED: 'Kamu menolak untuk masuk. Tidak ada yang dibagikan kepada kami.',
  SIGN_IN_STATE: 'Proses masuk ini tidak dimulai di tab ini. Mulai lagi dari halaman mint.',
  SIGN_IN_EXPIRED: 'Proses masuk sudah kedaluwarsa atau sudah dipakai. Mulai lagi dari halaman mint.',
  SIGN_IN_ENDED: 'Sesi masukmu sudah berakhir. Masuk lagi.',
  SIGN_IN_BUSY: 'X sedang membatasi permintaan kami. Coba lagi dalam beberapa menit.',
  SIGN_IN_MISCONFIGURED: 'X menolak pengaturan masuk situs ini. Masalahnya ada di pihak kami; coba lagi nanti.',

  UNKNOWN_QUEST: 'Quest ini tidak ada.',
  QUEST_KEY_WRONG: 'Quest ini tidak bisa diperiksa: platform tidak mengirim kunci yang benar.',
  MINT_INDEX_UNAVAILABLE:
    'Chain masih diindeks, jadi kami belum bisa memverifikasi ini. Coba lagi dalam {wait}; tidak ada yang hilang.',
  NO_WALLET_LINKED:
    'Tidak ada wallet yang ditautkan ke akunmu di platform itu. Tautkan wallet yang kamu pakai untuk me-mint, lalu coba lagi.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Akun ini sudah terhubung ke wallet lain.',
  WALLET_HAS_ACCOUNT: 'Akun lain sudah terhubung ke wallet ini.',
  ACCOUNT_RESERVED:
    'Wallet atau akun ini pernah terhubung ke wallet atau akun lain musim ini. Sampai musim berakhir, hanya bisa dihubungkan kembali ke wallet atau akun itu.',
  ACCOUNT_NOT_CONNECTED: 'Wallet ini dan akun ini tidak terhubung.',
  SIGNED_OUTDATED:
    'Tanda tangan ini sudah kedaluwarsa, atau kamu sudah menandatangani pesan yang lebih baru sejak itu. Tanda tangani lagi.',

  UNKNOWN_SEASON: 'Musim ini tidak ada.',
  NAME_REFUSED:
    'Nama ini tidak diperbolehkan. Gunakan 3 sampai 24 huruf atau angka dari satu aksara, dengan satu spasi atau tanda hubung di antaranya. Tautan, kata-kata kasar, dan nama yang mengaku berbicara atas nama kami ditolak.',
  NAME_TAKEN: 'Pemain lain sudah memakai nama ini atau nama yang mirip.',
  NAME_WITHOUT_MINT:
    'Mint satu item dengan wallet ini dulu. Kamu bisa menandatangani nama setelah wallet ini masuk papan peringkat.',
  NAME_HIDDEN: 'Tim telah menyembunyikan nama wallet ini. Hubungi kami jika itu keliru.',
  NAME_OUTDATED:
    'Tanda tangan ini sudah kedaluwarsa, atau kamu sudah menandatangani pesan yang lebih baru sejak itu. Tanda tangani lagi.',

  FORM_NOT_FOUND: 'Formulir ini tidak ada.',
  FORM_PROOF_REQUIRED:
    'Kami menerima banyak pesan hari ini, jadi browser-mu harus memecahkan teka-teki singkat dulu. Pesanmu tidak terkirim. Aktifkan JavaScript, muat ulang halaman, dan kirim lagi, atau tunggu sampai besok.',
  NO_FILE_UPLOADS: 'Unggahan file tidak diterima.',
  UNREADABLE: 'Formulir tidak bisa dibaca.',
  DAY_FULL: 'Kami sudah menerima terlalu banyak pesan hari ini, jadi pesanmu tidak disimpan. Kirim lagi besok.',
  FULL: 'Kotak surat kami penuh, jadi pesanmu tidak disimpan. Kirim email kepada kami, atau kirim lagi di hari lain.',
  UNAVAILABLE: 'Pesanmu tidak bisa disimpan. Kirim lagi dalam satu menit.',

  BUSY: 'Terlalu banyak gambar sedang dibuat. Coba lagi dalam beberapa saat.',
  CHAIN_SILENT: 'Chain tidak merespons. Coba lagi dalam beberapa saat.',
  UNKNOWN_TOKEN: 'Koleksi ini tidak punya token dengan ID itu.',
  RELEASE_UNKNOWN: 'Rilis terbaru belum diketahui. Coba lagi dalam satu menit.',

  BAD_REQUEST: 'Permintaan tidak bisa dibaca.',
  MALFORMED: 'Permintaan tidak valid: {details}.',
  NOT_FOUND: 'Tidak ada apa pun di alamat ini.',
  REQUEST_TIMEOUT: 'Permintaan terlalu lama sampai.',
  TOO_LARGE: 'Permintaan terlalu besar.',
  UNSUPPORTED_CONTENT: 'Jenis konten ini tidak didukung.',
  TOO_MANY_REQUESTS: 'Terlalu banyak permintaan dari koneksi internetmu. Coba lagi dalam {wait}.',
  TOO_MANY_STREAMS:
    'Terlalu banyak koneksi aktif yang terbuka dari jaringan internetmu. Tutup tab lain dari situs ini dan muat ulang halaman.',
  HEADERS_TOO_LARGE: 'Header permintaan terlalu besar.',
  INTERNAL: 'Ada yang tidak beres di pihak kami. Coba lagi dalam beberapa saat.',
  OVERLOADED: 'Situs sedang sangat ramai. Coba lagi dalam beberapa detik.',
}
