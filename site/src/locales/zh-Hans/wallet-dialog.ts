import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: '返回全部钱包',
  connect: {
    title: '连接钱包',
    installed: '在此浏览器中找到',
    scan: '用手机上的钱包扫码',
    otherDevice: '适用于其他设备上的钱包',
    embedded: '沙盒：通过本站自己的中继配对',
    onPhone: '这部手机上的钱包',
    otherWays: '其他方式',
    lastUsed: '上次使用',
    promise: '连接只会共享你的地址，别无其他。签署任何内容之前，钱包都会先征求你的同意。',
  },
  asking: {
    title: '请查看钱包',
    body: '请批准与本站共享地址的请求。',
    retry: '重试',
    failedTitle: '未连接',
  },
  pairing: {
    title: '用手机扫码',
    code: '配对码',
    steps: ['在手机上打开钱包，启动扫码功能。', '扫描此二维码。', '批准连接。'],
    worksWith: '支持 {wallets}。',
    embedded: '在沙盒中，配对通过本站自己的中继进行。只有使用此中继的测试钱包才能连接，真实手机上的钱包无法连接。',
    preparing: '正在生成二维码…',
    copy: '复制链接',
  },
  opening: {
    title: '在钱包中继续',
    body: '请在钱包中批准连接，然后返回此页面。如果钱包没有打开，请使用下方按钮。',
    open: '打开 {wallet}',
    anyWallet: '其他钱包',
  },
  account: {
    title: '你的钱包',
    by: '所用钱包',
    address: '地址',
    network: '网络',
    change: '更改',
    explorer: '区块浏览器',
    disconnect: '断开连接',
  },
  networks: {
    title: '网络',
    current: '当前',
    switch: '切换',
    asking: '请查看钱包…',
    elsewhere: '你的钱包位于本站不支持的网络上。',
    testnet: '用于铸造',
    main: '主网',
  },
}
