import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: '连接 X',
  checking: '正在登录…',
  signedInAs: '当前账号：{name}',
  signOut: '退出登录',
  signedOut: '你已退出登录。',
  ended: '登录已过期。如有需要，请重新连接。',
  unavailable: 'X 没有响应，请稍后再试。',
  elsewhere: '只能在本站的主地址使用 X 登录。请到这里登录：{url}',
}
