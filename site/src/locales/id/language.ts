import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'id',
  locale: 'id-ID-u-hc-h23',
  direction: 'ltr',
  name: 'Bahasa Indonesia',
  menu: 'Bahasa',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Halaman ini tersedia dalam bahasa Indonesia.',
  accept: 'Ganti ke bahasa Indonesia',
  dismiss: 'Nanti saja',
}
