import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'ru',
  locale: 'ru-RU-u-hc-h23',
  direction: 'ltr',
  name: 'Русский',
  menu: 'Язык',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Эта страница есть на русском.',
  accept: 'Перейти на русский',
  dismiss: 'Не сейчас',
}
