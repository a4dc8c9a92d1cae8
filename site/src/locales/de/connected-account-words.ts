import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'Melde dich zuerst an. Danach landest du wieder auf der Mint-Seite; komm dann zum Verbinden hierher zurück.',
  connect: 'Mit dieser Wallet verbinden',
  connected: 'Dein Konto ist mit dieser Wallet verbunden.',
  disconnect: 'Mein Konto trennen',
  disconnectHint:
    'Bis zum Ende der Saison können dieses Konto und diese Wallet danach nur wieder miteinander verbunden werden.',
  disconnected: 'Dein Konto ist nicht mehr mit dieser Wallet verbunden.',
  elsewhere: {
    hint: 'Dieses Konto ist mit einer anderen Wallet verbunden. Falls das nicht von dir kommt, trenne es. Bis zum Ende der Saison kann es dann nur wieder mit jener Wallet verbunden werden, es sei denn, wir geben es für dich frei.',
    disconnect: 'Von der anderen Wallet trennen',
    disconnected: 'Dein Konto ist nicht mehr mit {address} verbunden.',
  },
  failed: 'Der Server hat nicht geantwortet. Versuch es gleich noch einmal.',
}
