import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Kembali ke situs',
    refused: 'Pesan tidak terkirim',
    advice: 'Kembali, perbaiki, dan kirim lagi.',
  },
  faults: {
    missing: 'wajib diisi',
    empty: 'tidak boleh kosong',
    notEmail: 'harus berupa alamat email',
    notText: 'harus berupa teks',
    tooLong: 'terlalu panjang (maksimal {most} karakter)',
    nameTooLong: 'Nama kolom terlalu panjang.',
    tooManyFields: 'Terlalu banyak kolom.',
  },
}
