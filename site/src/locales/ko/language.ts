import type * as english from '../../language.ts'
import type { Translation } from '../../translation.ts'

export const language: Translation<typeof english.language> = {
  tag: 'ko',
  locale: 'ko-KR-u-hc-h23',
  direction: 'ltr',
  name: '한국어',
  menu: '언어',
}

export const languageSuggestion: Translation<typeof english.languageSuggestion> = {
  text: '이 페이지를 한국어로 볼 수 있습니다.',
  accept: '한국어로 전환',
  dismiss: '나중에',
}
