import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: '连接钱包',
  opening: '正在打开…',
  reconnecting: '正在重新连接…',
  account: '你的钱包',
  networks: '网络',
  browserWallet: '浏览器钱包',
  walletConnect: 'WalletConnect',
  guest: {
    name: '游客钱包（仅限测试网）',
    badge: '游客钱包',
  },
  wrongChain: {
    notice: `你的钱包在另一个网络上。铸造只需要签名，所以你仍然可以铸造。切换到 ${network.testnet.name}，即可在钱包中看到你的头像。`,
    switch: '切换网络',
    switching: '请查看钱包…',
    switched: `你的钱包现已切换到 ${network.testnet.name}。`,
  },
  copy: '复制',
  copied: '已复制。',
  copyFailed: '浏览器阻止了复制。请选中文本后手动复制。',
  close: '关闭',
  unavailable: {
    notice: '无法加载钱包功能，页面的其余部分仍可使用。',
    retry: '重试',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: '你在钱包中拒绝了请求。没有任何变化。',
  pending: '你的钱包有一个未处理的请求，请先处理它。',
  noChains: '你的钱包没有本站支持的网络。请添加测试网后重试。',
  unknownChain: `你的钱包没有 ${network.testnet.name}。请添加该网络后重试。`,
  walletConnectMissing: '本站没有设置 WalletConnect。请使用浏览器钱包或游客钱包。',
  connectorMissing: '你之前使用的钱包已不在此浏览器中，请连接其他钱包。',
  providerMissing: '此浏览器中没有找到钱包。请安装一个，或使用游客钱包。',
  guestChain: '游客钱包只能在测试网上使用。',
  unauthorized: '你的钱包没有授权访问此账户，请重新连接。',
  disconnected: '你的钱包已断开连接，请重新连接。',
  insufficientFunds: '此账户的余额不足以完成此操作。铸造本身是免费的。',
  timeout: '你的钱包未及时响应，请重试。',
  unknown: '你的钱包报告了一个问题。请重试，或重新连接钱包。',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: '添加网络',
  title: network.testnet.name,
  intro: '将网络自动添加到你的钱包，或手动复制其设置。',
  add: '添加到我的钱包',
  added: `${network.testnet.name} 已添加到你的钱包。`,
  needsWallet: '连接钱包后即可自动添加网络。',
  chainId: '链 ID',
  chainName: '网络名称',
  rpcUrl: 'RPC URL',
  currency: '货币符号',
  explorer: '区块浏览器',
}
