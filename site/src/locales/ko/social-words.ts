import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'X 연결',
  checking: '로그인 중…',
  signedInAs: '{name} 계정으로 로그인함',
  signOut: '로그아웃',
  signedOut: '로그아웃했습니다.',
  ended: '로그인이 만료되었습니다. 필요하면 다시 연결하세요.',
  unavailable: 'X가 응답하지 않습니다. 나중에 다시 시도하세요.',
  elsewhere: 'X 로그인은 이 사이트의 기본 주소에서만 작동합니다. 다음 주소에서 로그인하세요: {url}',
}
