import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'es',
  locale: 'es-u-hc-h23',
  direction: 'ltr',
  name: 'Español',
  menu: 'Idioma',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Esta página está disponible en español.',
  accept: 'Cambiar a español',
  dismiss: 'Ahora no',
}
