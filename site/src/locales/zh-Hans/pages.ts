import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'

export { pageNames } from '../../pages.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}：首个面向 3A 游戏的 Layer 3` },
  testnetSwap: { title: `测试网兑换 · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `代币小组件 · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP 加时铸造` },
  viewMint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP 陈列室` },
  progress: { title: `你的进度 · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `排行榜 · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `军衔规则 · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `正在登录 · ${brand.name}` },
  nodes: { title: `运行 ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `${brand.nodeName} 软件协议 · ${brand.name}` },
  status: { title: `网络状态 · ${brand.name}` },
  officialLinks: { title: `官方链接 · ${brand.name}` },
  network: { title: `开发者 · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `${brand.name} 是首个面向 3A 游戏的 Layer 3：玩家拥有并交易自己赢得的一切，从不需要为钱包费心。`,
    picture: { alt: '黑暗中，一座巨大的黄铜天体仪围绕一颗红色恒星转动。' },
  },
  testnetSwap: {
    description: `零风险体验 ${brand.name} 上的交易：免费领取测试 Ether，换成 ${brand.campaignName} 测试代币，再卖回去。`,
    picture: { alt: '一台机器的三层：黄铜与钢环之中的一颗红色恒星。' },
  },
  tokenWidget: {
    description: `按合约自身的汇率买卖测试代币。${brand.name} ${brand.campaignName} 兑换页面所用的小组件。`,
    picture: { alt: '两个天体在同一轨道上交换位置。' },
  },
  mint: {
    description: `每天收集全部 42 款 ${brand.name} ${brand.campaignName} 头像。无需 Gas，没有钱包也能开始：签名一次即可全部铸造，并计入 Vanguard 资格。`,
    picture: { alt: '十二幅戴头盔的 Vanguard 肖像，映着红光与金光。' },
  },
  viewMint: {
    description: `42 款 ${brand.name} ${brand.campaignName} Vanguard，你拥有哪几款？连接你用于铸造的钱包，查看每一款头像，分享你的收藏。`,
    picture: { alt: '十二幅 Vanguard 肖像，涂装各不相同。' },
  },
  progress: {
    description: `你的连续记录还在吗？查看今日 42 款藏品、连续天数，以及每项 ${brand.name} ${brand.campaignName} 任务还差什么。无需钱包即可查看。`,
    picture: { alt: '一排排 Vanguard 肖像。' },
  },
  leaderboard: {
    description: `谁在领跑 ${brand.name} ${brand.campaignName} 本赛季？查看每位玩家的名次、军衔和连续天数，全部读自链上，并找到你自己的位置。`,
    picture: { alt: '一座奖杯：黄铜环围绕一块红色水晶。' },
  },
  ranks: {
    description: `从新兵到元帅：${brand.name} ${brand.campaignName} 的每个军衔需要什么，并列如何分出高下，名额上限如何让多开的钱包占不到便宜。`,
    picture: { alt: '一座奖杯：黄铜环围绕一块红色水晶。' },
  },
  socialReturn: {
    description: `登录完成，正在返回 ${brand.name}。`,
    picture: { alt: '黑暗中，一座巨大的黄铜天体仪围绕一颗红色恒星转动。' },
  },
  nodes: {
    description: '守望 Rollup，在区块出错时拉响警报，获得网络奖励。笔记本、台式机或云实例，不到一分钟即可设置完成。',
    picture: { alt: `${brand.nodeName}：一件黄铜仪器，有一只燃烧的红眼。` },
  },
  nodeAgreement: {
    description: `运行 ${brand.nodeName} 之前：谁可以参与、奖励如何领取，以及 ${brand.clientName} 及其命令行的完整条款。`,
    picture: { alt: `${brand.nodeName} 注视着一排钢块经过。` },
  },
  status: {
    description: `${brand.name} 正常吗？测试网、铸造和各项服务的实时状态，以及 90 天的可用率。`,
    picture: { alt: `正在守望的 ${brand.nodeName}。` },
  },
  officialLinks: {
    description: `这个链接真的属于 ${brand.name} 吗？连接钱包或下载任何内容之前，先核对每一个官方域名、合约、账号和签名密钥。`,
    picture: { alt: '黄铜天体仪围绕一颗红色恒星。' },
  },
  network: {
    description: `连接 ${brand.name}：链 ID、RPC 端点、水龙头和合约，附 viem、ethers、Hardhat 和 Foundry 代码。`,
    picture: { alt: '一台机器的三层：黄铜与钢环之中的一颗红色恒星。' },
  },
}
