import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Tempelkan respons dulu.',
  unknown:
    'Kami tidak mengirim respons ini. Mungkin asalnya dari platform itu sendiri. Coba lagi di sana, lalu periksa di atas.',
  done: '{platform} sudah diberi tahu bahwa quest ini selesai. Jika belum terlihat di sana, muat ulang quest di {platform}.',
  notDone:
    '{platform} diberi tahu bahwa quest ini belum selesai. Periksa di atas apa yang kurang, dan untuk wallet yang mana.',
  notDoneBecause: '{platform} diberi tahu bahwa quest ini belum selesai: {reason}',
  noVerdict:
    '{platform} tidak mendapat hasil: {reason} Ini tidak menunjukkan apa pun soal progresmu; coba lagi di sana.',
  reasonUnknown: 'tidak ada alasan yang diberikan.',
  expression: 'Credential Galxe mengubah respons kami menjadi {value}: {meaning}',
  one: 'selesai.',
  zero: 'belum selesai, atau belum diperiksa lagi sejak itu. Periksa di atas, lalu verifikasi lagi di sana.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn atau CARV',
    questn: 'QuestN atau Intract',
    layer3: 'Layer3',
    any: 'Platform tersebut',
  },
  statuses: {
    '200': 'Permintaan berhasil. Responsnya sendiri yang menyebutkan apakah quest selesai; tempelkan respons itu.',
    '400':
      'Untuk Zealy, ini berarti quest belum selesai. Platform lain mengirim alamat wallet yang tidak valid: periksa wallet mana yang ditautkan di sana.',
    '401': 'Platform mengirim kunci yang salah. Beri tahu tim kami; kamu tidak bisa memperbaikinya sendiri.',
    '404': 'Platform meminta quest yang tidak ada. Beri tahu tim kami; kamu tidak bisa memperbaikinya sendiri.',
    '429': 'Platform mengirim terlalu banyak permintaan. Tunggu satu menit dan coba lagi.',
    '500': 'Ada yang gagal di pihak kami. Ini tidak menunjukkan apa pun soal progresmu; coba lagi dalam beberapa saat.',
    '503':
      'Chain atau indeks mint sedang tidak tersedia atau tertinggal. Ini tidak menunjukkan apa pun soal progresmu; coba lagi dalam beberapa saat.',
  },
  otherStatus: 'Kami tidak mengirim status HTTP {status}. Mungkin asalnya dari platform atau proxy di antaranya.',
}
