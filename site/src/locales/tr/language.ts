import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'tr',
  locale: 'tr-TR-u-hc-h23',
  direction: 'ltr',
  name: 'Türkçe',
  menu: 'Dil',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Bu sayfanın Türkçesi de var.',
  accept: 'Türkçeye geç',
  dismiss: 'Şimdi değil',
}
