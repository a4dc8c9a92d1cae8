import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `${brand.name} Gast-Wallet`,
  errors: {
    closed: 'Die Passkey-Abfrage wurde geschlossen, oder es wurde kein Passkey gefunden. Es wurde nichts signiert.',
    exists:
      'Dein Passwortmanager hat für diese Website schon eine Gast-Wallet. Stelle sie wieder her, statt eine weitere zu erstellen.',
    noPrf: `Dieser Passkey kann keine Wallet aufbewahren, weil deinem Gerät oder Passwortmanager eine Funktion fehlt (PRF). Du kannst ihn löschen: Suche unter deinen Passkeys nach „${brand.name} Gast-Wallet“. Eine Gast-Wallet in diesem Browser funktioniert trotzdem.`,
    unconfirmed: 'Dein Passkey wurde erstellt. Verwende ihn einmal, um die Wallet zu öffnen.',
    otherWallet:
      'Dieser Passkey gehört zu einer anderen Gast-Wallet, daher wurde nichts signiert. Verwende den Passkey dieser Wallet, oder trenne sie und stelle die andere wieder her.',
    unavailable:
      'Dein Browser konnte auf dieser Seite keinen Passkey verwenden. Eine Gast-Wallet in diesem Browser funktioniert trotzdem.',
  },
}
