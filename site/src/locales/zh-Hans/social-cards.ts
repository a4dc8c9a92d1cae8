import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['区块链游戏', '为走向大众', '而生'], line: '首个面向 3A 游戏的 Layer 3' },
  { headline: ['测试网', '兑换'], line: '在 Odyssey 上交易测试代币' },
  { headline: ['每天', '42 款 Vanguard'], line: 'Odyssey Vanguard PFP 加时铸造' },
  { headline: ['你的', 'Vanguard'], line: '看看你拥有什么' },
  { headline: ['保持', '连续记录'], line: '今日 42 款、连续天数、你的任务' },
  { headline: ['谁在领跑', '本赛季'], line: '每个钱包的名次，读自链上' },
  { headline: ['网络状态', '实时呈现'], line: '区块、铸造与 90 天可用率' },
  { headline: ['连接之前', '先核对'], line: '每一个官方域名、合约和账号' },
  { headline: ['运行', 'Sentry Node'], line: '不到一分钟即可设置完成' },
  { headline: ['Sentry Node', '协议'], line: '条款全文' },
]
