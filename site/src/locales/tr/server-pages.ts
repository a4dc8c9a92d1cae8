import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Siteye dön',
    refused: 'Mesaj gönderilmedi',
    advice: 'Geri dönün, düzeltin ve yeniden gönderin.',
  },
  faults: {
    missing: 'zorunludur',
    empty: 'boş olmamalı',
    notEmail: 'bir e-posta adresi olmalı',
    notText: 'metin olmalı',
    tooLong: 'çok uzun (en fazla {most} karakter)',
    nameTooLong: 'Bir alan adı çok uzun.',
    tooManyFields: 'Çok fazla alan var.',
  },
}
