import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Hubungkan X',
  checking: 'Sedang masuk…',
  signedInAs: 'Masuk sebagai {name}',
  signOut: 'Keluar',
  signedOut: 'Kamu sudah keluar.',
  ended: 'Sesi masukmu sudah berakhir. Hubungkan lagi kalau perlu.',
  unavailable: 'X tidak merespons. Coba lagi nanti.',
  elsewhere: 'Masuk dengan X hanya berfungsi di alamat utama situs ini. Masuk di sana: {url}',
}
