import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'zh-Hans',
  locale: 'zh-CN-u-hc-h23',
  direction: 'ltr',
  name: '简体中文',
  menu: '语言',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: '本页面提供简体中文版。',
  accept: '切换到简体中文',
  dismiss: '暂不',
}
