import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: '请先登录。登录后会回到铸造页面，届时请返回此处进行连接。',
  connect: '连接到此钱包',
  connected: '你的账号已连接到此钱包。',
  disconnect: '断开我的账号',
  disconnectHint: '赛季结束之前，此账号和此钱包只能重新连接到彼此。',
  disconnected: '你的账号已与此钱包断开连接。',
  elsewhere: {
    hint: '此账号已连接到另一个钱包。如果不是你连接的，请断开它。断开之后，除非我们为你解除限制，否则赛季结束之前它只能重新连接到那个钱包。',
    disconnect: '将它与另一个钱包断开',
    disconnected: '你的账号已与 {address} 断开连接。',
  },
  failed: '服务器没有响应，请稍后再试。',
}
