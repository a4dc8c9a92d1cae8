import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: '签名与此钱包不匹配，请重新签署这条消息。',
  SIGN_IN_REQUIRED: '请先连接你的社交账号，然后重新铸造。',
  SIGN_IN_UNAVAILABLE: 'X 没有响应，我们无法验证你的账号。请过几分钟再试。',
  SOCIAL_ACCOUNT_USED: '你的社交账号今天已为另一个钱包铸造过。请使用那个钱包，或明天再来。',
  PROOF_REQUIRED: '你的浏览器必须先完成一次简短的验证计算。请重新加载页面后重试。',
  MINT_CLOSED: '铸造目前已关闭。',
  MINT_NOT_STARTED: '铸造尚未开始。',
  RECEIVER_REFUSED: '你的钱包是一个合约，它拒绝接收这款藏品。',
  ALREADY_MINTED: '你今天已经铸造过这款藏品，请明天再来。',
  DAY_OVER: '铸造日在你的铸造确认之前就结束了，因此没有铸造成功。请在新的铸造日重新铸造。',
  BUDGET_SPENT: '今天的免费铸造已用完，下一个铸造日开始后会有新的名额。',
  BUDGET_SPENT_FOR_NEW: '今天面向新钱包的免费铸造已用完，下一个铸造日开始后会有新的名额。',
  BUDGET_SPENT_FOR_SOURCE: '你所在网络今天的免费铸造已用完，下一个铸造日开始后会有新的名额。',
  QUEUE_FULL: '此刻铸造的人太多，请过一分钟再试。',
  RELAYER_UNAVAILABLE: '铸造暂时不可用，请过几分钟再试。',
  STILL_PENDING: '你的铸造仍在处理，用时比平常更长。你可以关闭此页面，过一分钟再来查看。',
  RESTARTING: '服务正在重启。你的铸造会继续进行，请过几秒再查看。',
  CHAIN_RESET: '测试网已重置，这次铸造已丢失，请重新铸造。',
  TRANSACTION_FAILED: '网络拒绝了这次铸造，请稍后再试。',

  ALREADY_GIVEN: `此钱包今天已领取过测试 ${currency}，请明天再来。`,
  ALREADY_FUNDED: '此钱包的余额已足够起步，水龙头面向余额更少的钱包。',
  NETWORK_SHARE_GIVEN: `你的网络连接已达到今天的测试 ${currency} 领取上限，请明天再来。`,
  DAY_SPENT: `水龙头今天的测试 ${currency} 已全部发完，请明天再来。`,
  FAUCET_LOW: '水龙头已空，需要补充，请稍后再试。',
  FAUCET_BUSY: '水龙头繁忙，请过几秒再试。',
  FAUCET_UNAVAILABLE: '水龙头无法连接到网络，请稍后再试。',
  TRANSFER_REFUSED: `此地址是一个拒收 ${currency} 的合约。`,

  SIGN_IN_NOT_OFFERED: '本站不提供登录。',
  SIGN_IN_DENIED: '你拒绝了登录。没有向我们共享任何信息。',
  SIGN_IN_STATE: '这次登录不是在此标签页中发起的，请从铸造页面重新开始。',
  SIGN_IN_EXPIRED: '登录已过期或已被使用，请从铸造页面重新开始。',
  SIGN_IN_ENDED: '你的登录已过期，请重新登录。',
  SIGN_IN_BUSY: 'X 正在限制我们的请求频率，请过几分钟再试。',
  SIGN_IN_MISCONFIGURED: 'X 拒绝了本站的登录设置。问题出在我们这边，请稍后再试。',

  UNKNOWN_QUEST: '此任务不存在。',
  QUEST_KEY_WRONG: '无法检查此任务：平台没有发送正确的密钥。',
  MINT_INDEX_UNAVAILABLE: '链上数据仍在建立索引，因此暂时无法验证。请在{wait}后重试；没有任何丢失。',
  NO_WALLET_LINKED: '你在该平台的账号没有绑定钱包。请绑定你用于铸造的钱包，然后重试。',
  ACCOUNT_CONNECTED_ELSEWHERE: '此账号已连接到另一个钱包。',
  WALLET_HAS_ACCOUNT: '此钱包已连接了另一个账号。',
  ACCOUNT_RESERVED: '此钱包或账号本赛季曾与另一方连接。赛季结束之前，它只能重新连接到原来的那一方。',
  ACCOUNT_NOT_CONNECTED: '此钱包与此账号没有连接。',
  SIGNED_OUTDATED: '此签名过旧，或你此后又签署了更新的消息。请重新签名。',

  UNKNOWN_SEASON: '此赛季不存在。',
  NAME_REFUSED:
    '不允许使用这个名称。请使用 3 至 24 个文字或数字，文字须属于同一种书写系统，中间可用单个空格或连字符隔开。链接、冒犯性词语，以及自称代表我们的名称都会被拒绝。',
  NAME_TAKEN: '已有其他玩家使用这个名称，或与它相似的名称。',
  NAME_WITHOUT_MINT: '请先用此钱包铸造一款藏品。钱包登上排行榜后，你就可以签署名称。',
  NAME_HIDDEN: '团队隐藏了此钱包的名称。如有误会，请联系我们。',
  NAME_OUTDATED: '此签名过旧，或你此后又签署了更新的消息。请重新签名。',

  FORM_NOT_FOUND: '此表单不存在。',
  FORM_PROOF_REQUIRED:
    '我们今天收到的留言很多，因此你的浏览器必须先完成一次简短的验证计算。你的留言没有发送。请启用 JavaScript，重新加载页面后再次发送，或等到明天。',
  NO_FILE_UPLOADS: '不接受上传文件。',
  UNREADABLE: '无法读取表单。',
  DAY_FULL: '我们今天收到的留言过多，你的留言没有保存。请明天再次发送。',
  FULL: '我们的收件箱已满，你的留言没有保存。请给我们发送电子邮件，或改天再次发送。',
  UNAVAILABLE: '无法保存你的留言，请过一分钟再次发送。',

  BUSY: '正在生成的图片过多，请稍后再试。',
  CHAIN_SILENT: '链没有响应，请稍后再试。',
  UNKNOWN_TOKEN: '合集中没有此 ID 的代币。',
  RELEASE_UNKNOWN: '尚不知道最新版本，请过一分钟再试。',

  BAD_REQUEST: '无法读取请求。',
  MALFORMED: '请求无效：{details}。',
  NOT_FOUND: '此地址没有任何内容。',
  REQUEST_TIMEOUT: '请求到达超时。',
  TOO_LARGE: '请求过大。',
  UNSUPPORTED_CONTENT: '不支持此内容类型。',
  TOO_MANY_REQUESTS: '你所在网络的请求过多，请在{wait}后重试。',
  TOO_MANY_STREAMS: '你所在网络打开的实时连接过多。请关闭本站的其他标签页，然后重新加载页面。',
  HEADERS_TOO_LARGE: '请求头过大。',
  INTERNAL: '我们这边出了问题，请稍后再试。',
  OVERLOADED: '网站非常繁忙，请过几秒再试。',
}
