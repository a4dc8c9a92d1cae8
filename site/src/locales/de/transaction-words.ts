import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Transaktions-Hash',
  status: 'Status',
  states: { pending: 'Ausstehend', success: 'Erfolgreich', reverted: 'Fehlgeschlagen' },
  block: 'Block',
  blockValue: '{block} (Bestätigungen: {count})',
  from: 'Von',
  to: 'An',
  creates: 'Erstellt Contract',
  value: 'Wert',
  gas: 'Gas',
  gasValue: '{used} von {limit}',
  fee: 'Gebühr',
  mints: 'Gemintete Items',
  noMints: 'Keine',
  mint: '{items} an {receiver}',
  notYet: 'Noch in keinem Block',
}
