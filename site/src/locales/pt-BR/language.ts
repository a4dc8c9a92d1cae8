import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'pt-BR',
  locale: 'pt-BR',
  direction: 'ltr',
  name: 'Português (Brasil)',
  menu: 'Idioma',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Esta página está disponível em português.',
  accept: 'Mudar para português',
  dismiss: 'Agora não',
}
