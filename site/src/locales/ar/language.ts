import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'ar',
  locale: 'ar-u-nu-latn-hc-h23',
  direction: 'rtl',
  name: 'العربية',
  menu: 'اللغة',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'هذه الصفحة متاحة بالعربية.',
  accept: 'التبديل إلى العربية',
  dismiss: 'ليس الآن',
}
