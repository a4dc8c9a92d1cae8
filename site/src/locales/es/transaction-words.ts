import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Hash de la transacción',
  status: 'Estado',
  states: { pending: 'Pendiente', success: 'Correcta', reverted: 'Revertida' },
  block: 'Bloque',
  blockValue: '{block} (confirmaciones: {count})',
  from: 'De',
  to: 'A',
  creates: 'Crea el contrato',
  value: 'Valor',
  gas: 'Gas',
  gasValue: '{used} de {limit}',
  fee: 'Comisión',
  mints: 'Objetos minteados',
  noMints: 'Ninguno',
  mint: '{items} para {receiver}',
  notYet: 'Aún no está en un bloque',
}
