import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'ja',
  locale: 'ja-JP-u-hc-h23',
  direction: 'ltr',
  name: '日本語',
  menu: '言語',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'このページは日本語でもご覧いただけます。',
  accept: '日本語に切り替える',
  dismiss: '今はしない',
}
