import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Хеш транзакции',
  status: 'Статус',
  states: { pending: 'Ожидает', success: 'Успешно', reverted: 'Откат' },
  block: 'Блок',
  blockValue: '{block} (подтверждений: {count})',
  from: 'От',
  to: 'Кому',
  creates: 'Создаёт контракт',
  value: 'Сумма',
  gas: 'Газ',
  gasValue: '{used} из {limit}',
  fee: 'Комиссия',
  mints: 'Сминченные предметы',
  noMints: 'Нет',
  mint: '{items} на {receiver}',
  notYet: 'Ещё не в блоке',
}
