import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Hash de transaction',
  status: 'Statut',
  states: { pending: 'En attente', success: 'Réussie', reverted: 'Annulée' },
  block: 'Bloc',
  blockValue: '{block} (confirmations : {count})',
  from: 'De',
  to: 'À',
  creates: 'Crée le contrat',
  value: 'Valeur',
  gas: 'Gas',
  gasValue: '{used} sur {limit}',
  fee: 'Frais',
  mints: 'Objets mintés',
  noMints: 'Aucun',
  mint: '{items} pour {receiver}',
  notYet: 'Pas encore dans un bloc',
}
