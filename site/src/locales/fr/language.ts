import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'fr',
  locale: 'fr-FR-u-hc-h23',
  direction: 'ltr',
  name: 'Français',
  menu: 'Langue',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Cette page est disponible en français.',
  accept: 'Passer en français',
  dismiss: 'Plus tard',
}
