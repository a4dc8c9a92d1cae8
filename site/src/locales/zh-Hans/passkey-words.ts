import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

const userName = `${brand.name} 游客钱包`

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName,
  errors: {
    closed: '通行密钥提示已关闭，或没有找到通行密钥。没有签署任何内容。',
    exists: '你的密码管理器中已有本站的游客钱包。请恢复它，不要再创建一个。',
    noPrf: `此通行密钥无法保管钱包，因为你的设备或密码管理器缺少一项功能（PRF）。你可以删除它：请在你的通行密钥中查找“${userName}”。你仍可使用保存在此浏览器中的游客钱包。`,
    unconfirmed: '你的通行密钥已创建。请使用一次以打开钱包。',
    otherWallet:
      '那个通行密钥属于另一个游客钱包，因此没有签署任何内容。请使用此钱包的通行密钥，或断开连接后恢复另一个钱包。',
    unavailable: '你的浏览器无法在此页面上使用通行密钥。你仍可使用保存在此浏览器中的游客钱包。',
  },
}
