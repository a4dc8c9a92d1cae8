import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['GAME BLOCKCHAIN', 'UNTUK', 'ADOPSI MASSAL'], line: 'Layer 3 pertama untuk game AAA' },
  { headline: ['SWAP', 'TESTNET'], line: 'Tukar token uji di Odyssey' },
  { headline: ['42 VANGUARD', 'SETIAP HARI'], line: 'Mint perpanjangan PFP Odyssey Vanguard' },
  { headline: ['VANGUARD', 'MILIKMU'], line: 'Lihat apa yang kamu pegang' },
  { headline: ['JAGA', 'STREAK-MU'], line: '42 gambar hari ini, streak-mu, dan quest-mu' },
  { headline: ['SIAPA', 'MEMIMPIN', 'MUSIM INI'], line: 'Peringkat setiap wallet, langsung dari chain' },
  { headline: ['STATUS JARINGAN', 'TERKINI'], line: 'Blok, minting, dan uptime 90 hari' },
  { headline: ['PERIKSA SEBELUM', 'TERHUBUNG'], line: 'Setiap domain, kontrak, dan akun resmi' },
  { headline: ['JALANKAN', 'SENTRY NODE'], line: 'Siap dalam waktu kurang dari satu menit' },
  { headline: ['PERJANJIAN', 'SENTRY NODE'], line: 'Ketentuan lengkapnya' },
]
