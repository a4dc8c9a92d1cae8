import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'Keine Wallet-App nötig',
    recommended: 'Empfohlen',
    create: 'Dein Passwortmanager bewahrt sie auf, sodass du sie auf jedem deiner Geräte wiederherstellen kannst.',
    restore: 'Vorhandene Gast-Wallet',
    restoreHint: 'Stelle sie mit dem Passkey wieder her, den du auf dieser Website erstellt hast.',
    browser: 'Nur in diesem Browser gespeichert: Löschst du die Browserdaten, ist auch sie gelöscht.',
  },
  unsupported: {
    unsupportedBrowser:
      'Dieser Browser kann keine Wallet in einem Passkey aufbewahren. Exportiere den Schlüssel deiner Gast-Wallet, um sie zu sichern, oder nutze eine aktuelle Version von Chrome, Edge, Firefox oder Safari.',
    inAppBrowser:
      'Der eingebaute Browser dieser App unterstützt keine Passkeys, und die App kann eine Gast-Wallet jederzeit löschen. Öffne diese Seite in deinem Browser, um eine Wallet zu bekommen, die du wiederherstellen kannst.',
    noDomain:
      'Passkeys funktionieren nur über HTTPS unter einem Domainnamen, nicht unter dieser Adresse. Exportiere den Schlüssel deiner Gast-Wallet, um sie zu sichern.',
  },
  openBrowser: 'In deinem Browser öffnen',
  copyLink: 'Link kopieren',
  passkey: {
    name: 'Gast-Wallet mit Passkey',
    notice:
      'Dein Passkey bewahrt diese Gast-Wallet auf. Nach jedem Laden der Seite fragt dein Browser vor der ersten Signatur nach ihm. Um die Wallet anderswo zu nutzen, wähle dort „Vorhandene Gast-Wallet“. Nutze sie im Testnet und nie für etwas von Wert.',
    createTitle: 'Passkey erstellen',
    restoreTitle: 'Nutze deinen Passkey',
    body: 'Folge den Anweisungen deines Browsers. Manche Geräte fragen zweimal.',
    confirm: 'Passkey verwenden',
    restore: 'Wallet wiederherstellen',
    browser: 'Gast-Wallet in diesem Browser erstellen',
  },
  notice:
    'Du nutzt eine Gast-Wallet. Sie ist nur in diesem Browser gespeichert, und wer den Speicher des Browsers leert, löscht sie. Nutze sie im Testnet und nie für etwas von Wert.',
  backup:
    'Um sie zu sichern, exportiere ihren privaten Schlüssel und bewahre ihn in einem Passwortmanager auf oder importiere ihn in eine andere Wallet. Ein Passkey kann diese Wallet nicht aufbewahren: Er erstellt eine neue, mit neuer Adresse und ohne Bilder.',
  backupDone: 'Verstanden',
  exportKey: 'Schlüssel exportieren',
  exportTitle: 'Privater Schlüssel deiner Gast-Wallet',
  exportWarning:
    'Wer diesen Schlüssel hat, kontrolliert die Wallet. Halte ihn geheim und sende kein echtes Guthaben an sie. Um deine Bilder zu behalten, importiere den Schlüssel in deine eigene Wallet.',
  reveal: 'Schlüssel anzeigen',
  hide: 'Schlüssel verbergen',
  keyLabel: 'Privater Schlüssel',
}
