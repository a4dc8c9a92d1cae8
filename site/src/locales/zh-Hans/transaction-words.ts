import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: '交易哈希',
  status: '状态',
  states: { pending: '等待确认', success: '成功', reverted: '已回滚' },
  block: '区块',
  blockValue: '{block}（确认数：{count}）',
  from: '发送方',
  to: '接收方',
  creates: '创建合约',
  value: '金额',
  gas: 'Gas',
  gasValue: '{used} / {limit}',
  fee: '手续费',
  mints: '铸造的藏品',
  noMints: '无',
  mint: '{items}，接收方 {receiver}',
  notYet: '尚未进入区块',
}
