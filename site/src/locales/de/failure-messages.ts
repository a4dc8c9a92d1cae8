import { network } from '../../network.ts'
import type * as english from '../../failure-messages.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'Die Signatur passt nicht zu dieser Wallet. Signiere die Nachricht noch einmal.',
  SIGN_IN_REQUIRED: 'Verbinde zuerst dein Social-Media-Konto und minte dann noch einmal.',
  SIGN_IN_UNAVAILABLE:
    'X antwortet nicht, daher konnten wir dein Konto nicht verifizieren. Versuch es in ein paar Minuten noch einmal.',
  SOCIAL_ACCOUNT_USED:
    'Dein Social-Media-Konto hat heute schon für eine andere Wallet gemintet. Nutze diese Wallet oder komm morgen wieder.',
  PROOF_REQUIRED: 'Dein Browser muss zuerst ein kurzes Rätsel lösen. Lade die Seite neu und versuch es noch einmal.',
  MINT_CLOSED: 'Das Minten ist gerade geschlossen.',
  MINT_NOT_STARTED: 'Das Minten hat noch nicht begonnen.',
  RECEIVER_REFUSED: 'Deine Wallet ist ein Contract, der die Annahme dieses Items verweigert hat.',
  ALREADY_MINTED: 'Dieses Item hast du heute schon gemintet. Komm morgen wieder.',
  DAY_OVER:
    'Der Tag endete, bevor dein Mint bestätigt wurde, daher wurde nichts gemintet. Wiederhole den Mint für den neuen Tag.',
  BUDGET_SPENT: 'Die kostenlosen Mints für heute sind aufgebraucht. Neue gibt es, wenn der nächste Mint-Tag beginnt.',
  BUDGET_SPENT_FOR_NEW:
    'Die kostenlosen Mints für neue Wallets sind für heute aufgebraucht. Neue gibt es, wenn der nächste Mint-Tag beginnt.',
  BUDGET_SPENT_FOR_SOURCE:
    'Die kostenlosen Mints für deinen Internetanschluss sind für heute aufgebraucht. Neue gibt es, wenn der nächste Mint-Tag beginnt.',
  QUEUE_FULL: 'Gerade minten zu viele Leute gleichzeitig. Versuch es in einer Minute noch einmal.',
  RELAYER_UNAVAILABLE: 'Das Minten ist vorübergehend nicht verfügbar. Versuch es in ein paar Minuten noch einmal.',
  STILL_PENDING:
    'Dein Mint ist noch in Arbeit und dauert länger als sonst. Du kannst diese Seite schließen und in einer Minute noch einmal nachsehen.',
  RESTARTING: 'Der Dienst startet neu. Dein Mint läuft weiter; sieh in ein paar Sekunden noch einmal nach.',
  CHAIN_RESET: 'Das Testnet wurde zurückgesetzt, und dieser Mint ging verloren. Wiederhole ihn.',
  TRANSACTION_FAILED: 'Das Netzwerk hat den Mint abgelehnt. Versuch es gleich noch einmal.',

  ALREADY_GIVEN: `Diese Wallet hat ihre Test-${currency} für heute schon bekommen. Komm morgen wieder.`,
  ALREADY_FUNDED: 'Diese Wallet hat schon genug für den Anfang. Der Faucet ist für Wallets da, die weniger haben.',
  NETWORK_SHARE_GIVEN: `Dein Internetanschluss hat das heutige Limit für Test-${currency} erreicht. Komm morgen wieder.`,
  DAY_SPENT: `Der Faucet hat für heute alle Test-${currency} ausgegeben. Komm morgen wieder.`,
  FAUCET_LOW: 'Der Faucet ist leer und muss aufgefüllt werden. Versuch es später noch einmal.',
  FAUCET_BUSY: 'Der Faucet ist ausgelastet. Versuch es in ein paar Sekunden noch einmal.',
  FAUCET_UNAVAILABLE: 'Der Faucet erreicht das Netzwerk nicht. Versuch es gleich noch einmal.',
  TRANSFER_REFUSED: `Diese Adresse ist ein Contract, der ${currency} ablehnt.`,

  SIGN_IN_NOT_OFFERED: 'Auf dieser Website gibt es keine Anmeldung.',
  SIGN_IN_DENIED: 'Du hast die Anmeldung abgelehnt. Es wurde nichts mit uns geteilt.',
  SIGN_IN_STATE: 'Diese Anmeldung wurde nicht in diesem Tab begonnen. Starte sie auf der Mint-Seite neu.',
  SIGN_IN_EXPIRED: 'Die Anmeldung ist abgelaufen oder wurde schon benutzt. Starte sie auf der Mint-Seite neu.',
  SIGN_IN_ENDED: 'Deine Anmeldung ist abgelaufen. Melde dich noch einmal an.',
  SIGN_IN_BUSY: 'X begrenzt gerade unsere Anfragen. Versuch es in ein paar Minuten noch einmal.',
  SIGN_IN_MISCONFIGURED:
    'X hat die Anmeldeeinstellungen dieser Website abgelehnt. Das Problem liegt bei uns; versuch es später noch einmal.',

  UNKNOWN_QUEST: 'Diese Quest gibt es nicht.',
  QUEST_KEY_WRONG: 'Diese Quest konnte nicht geprüft werden: Die Plattform hat nicht den richtigen Schlüssel gesendet.',
  MINT_INDEX_UNAVAILABLE:
    'Die Chain wird noch indexiert, daher können wir das noch nicht verifizieren. Versuch es in {wait} noch einmal; nichts ist verloren.',
  NO_WALLET_LINKED:
    'Mit deinem Konto auf dieser Plattform ist keine Wallet verknüpft. Verknüpfe die Wallet, mit der du mintest, und versuch es noch einmal.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Dieses Konto ist bereits mit einer anderen Wallet verbunden.',
  WALLET_HAS_ACCOUNT: 'Mit dieser Wallet ist bereits ein anderes Konto verbunden.',
  ACCOUNT_RESERVED:
    'Diese Wallet oder dieses Konto war in dieser Saison anderweitig verbunden. Bis zum Ende der Saison kann nur diese Verbindung wiederhergestellt werden.',
  ACCOUNT_NOT_CONNECTED: 'Diese Wallet und dieses Konto sind nicht miteinander verbunden.',
  SIGNED_OUTDATED:
    'Diese Signatur ist zu alt, oder du hast seitdem eine neuere Nachricht signiert. Signiere noch einmal.',

  UNKNOWN_SEASON: 'Diese Saison gibt es nicht.',
  NAME_REFUSED:
    'Dieser Name ist nicht erlaubt. Nutze 3 bis 24 Buchstaben oder Ziffern aus einem einzigen Schriftsystem, dazwischen einzelne Leerzeichen oder Bindestriche. Links, beleidigende Wörter und Namen, die vorgeben, für uns zu sprechen, werden abgelehnt.',
  NAME_TAKEN: 'Diesen oder einen ähnlich aussehenden Namen benutzt schon jemand anderes.',
  NAME_WITHOUT_MINT:
    'Minte zuerst ein Item mit dieser Wallet. Sobald die Wallet auf der Bestenliste steht, kannst du einen Namen signieren.',
  NAME_HIDDEN: 'Das Team hat den Namen dieser Wallet ausgeblendet. Melde dich bei uns, falls das ein Fehler war.',
  NAME_OUTDATED:
    'Diese Signatur ist zu alt, oder du hast seitdem eine neuere Nachricht signiert. Signiere noch einmal.',

  FORM_NOT_FOUND: 'Dieses Formular gibt es nicht.',
  FORM_PROOF_REQUIRED:
    'Wir bekommen heute sehr viele Nachrichten, daher muss dein Browser zuerst ein kurzes Rätsel lösen. Deine Nachricht wurde nicht gesendet. Schalte JavaScript ein, lade die Seite neu und sende sie noch einmal oder warte bis morgen.',
  NO_FILE_UPLOADS: 'Dateien können nicht hochgeladen werden.',
  UNREADABLE: 'Das Formular konnte nicht gelesen werden.',
  DAY_FULL:
    'Wir haben heute zu viele Nachrichten bekommen, daher wurde deine nicht gespeichert. Sende sie morgen noch einmal.',
  FULL: 'Unser Postfach ist voll, daher wurde deine Nachricht nicht gespeichert. Schreib uns eine E-Mail oder sende sie an einem anderen Tag noch einmal.',
  UNAVAILABLE: 'Deine Nachricht konnte nicht gespeichert werden. Sende sie in einer Minute noch einmal.',

  BUSY: 'Gerade werden zu viele Bilder erstellt. Versuch es gleich noch einmal.',
  CHAIN_SILENT: 'Die Chain antwortet nicht. Versuch es gleich noch einmal.',
  UNKNOWN_TOKEN: 'In der Sammlung gibt es keinen Token mit dieser ID.',
  RELEASE_UNKNOWN: 'Das neueste Release ist noch nicht bekannt. Versuch es in einer Minute noch einmal.',

  BAD_REQUEST: 'Die Anfrage konnte nicht gelesen werden.',
  MALFORMED: 'Die Anfrage ist ungültig: {details}.',
  NOT_FOUND: 'Unter dieser Adresse gibt es nichts.',
  REQUEST_TIMEOUT: 'Die Anfrage hat zu lange gebraucht, um anzukommen.',
  TOO_LARGE: 'Die Anfrage ist zu groß.',
  UNSUPPORTED_CONTENT: 'Dieser Inhaltstyp wird nicht unterstützt.',
  TOO_MANY_REQUESTS: 'Zu viele Anfragen von deinem Internetanschluss. Versuch es in {wait} noch einmal.',
  TOO_MANY_STREAMS:
    'Von deinem Internetanschluss sind zu viele Live-Verbindungen offen. Schließe andere Tabs dieser Website und lade die Seite neu.',
  HEADERS_TOO_LARGE: 'Die Header der Anfrage sind zu groß.',
  INTERNAL: 'Bei uns ist etwas schiefgegangen. Versuch es gleich noch einmal.',
  OVERLOADED: 'Auf der Website ist gerade sehr viel los. Versuch es in ein paar Sekunden noch einmal.',
}
