import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'vi',
  locale: 'vi-VN-u-hc-h23',
  direction: 'ltr',
  name: 'Tiếng Việt',
  menu: 'Ngôn ngữ',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: 'Trang này có bản tiếng Việt.',
  accept: 'Chuyển sang tiếng Việt',
  dismiss: 'Để sau',
}
