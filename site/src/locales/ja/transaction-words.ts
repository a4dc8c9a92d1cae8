import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'トランザクションハッシュ',
  status: 'ステータス',
  states: { pending: '保留中', success: '成功', reverted: '失敗（リバート）' },
  block: 'ブロック',
  blockValue: '{block}（承認数：{count}）',
  from: '送信元',
  to: '送信先',
  creates: '作成したコントラクト',
  value: '金額',
  gas: 'ガス',
  gasValue: '{used} / {limit}',
  fee: '手数料',
  mints: 'ミントしたアイテム',
  noMints: 'なし',
  mint: '{items} → {receiver}',
  notYet: 'まだブロックに入っていません',
}
