import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'de',
  locale: 'de-DE-u-hc-h23',
  direction: 'ltr',
  name: 'Deutsch',
  menu: 'Sprache',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Diese Seite gibt es auch auf Deutsch.',
  accept: 'Zu Deutsch wechseln',
  dismiss: 'Nicht jetzt',
}
