import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Hash da transação',
  status: 'Status',
  states: { pending: 'Pendente', success: 'Bem-sucedida', reverted: 'Revertida' },
  block: 'Bloco',
  blockValue: '{block} (confirmações: {count})',
  from: 'De',
  to: 'Para',
  creates: 'Cria o contrato',
  value: 'Valor',
  gas: 'Gás',
  gasValue: '{used} de {limit}',
  fee: 'Taxa',
  mints: 'Itens mintados',
  noMints: 'Nenhum',
  mint: '{items} para {receiver}',
  notYet: 'Ainda não está em um bloco',
}
