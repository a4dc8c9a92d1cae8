import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Bleib sicher',
  title: 'Offizielle Links',
  intro: `Alle Domains, Contracts, Konten und Schlüssel von ${brand.name}. Was hier nicht steht, ist nicht von uns.`,
  domains: [{ name: `${brand.keyName}s` }, { name: 'Quest-Board' }, { name: 'Kampagne' }],
  sections: {
    domains: {
      title: 'Domains',
      here: 'Diese Website',
      check:
        'Vergleiche die Adresszeile mit dieser Liste, bevor du eine Wallet verbindest. Wir fragen nie nach einer Wiederherstellungsphrase.',
      elsewhere:
        'Du hast diese Seite unter {opened} geöffnet, aber die Adresse dieser Website ist {official}. Falls du das nicht erwartet hast, schließe diese Seite und verbinde keine Wallet.',
    },
    contracts: {
      title: 'Contracts',
      collection: 'Sammlung',
      token: 'Test-Token',
      developers: 'Für Entwickler',
      check:
        'Vergleiche die vollständige Adresse mit der, die deine Wallet zeigt, bevor du bestätigst. Programme können dieselben Adressen aus network.json lesen.',
    },
    accounts: {
      title: 'Relayer-Konten',
      relayer: 'Relayer',
      check:
        'Diese Konten senden deine Mints ohne Gas. Sie verlangen nie etwas von dir: Du signierst eine Nachricht und keine Transaktion.',
    },
    social: {
      title: 'Social-Media-Konten',
      check: 'Öffne diese Links, statt nach ihnen zu suchen. Das Team schreibt dich nie zuerst an.',
    },
    software: {
      title: 'Software',
      repository: 'Quellcode',
      releases: 'Downloads und Prüfsummen',
      check:
        'Zu jedem Download gibt es eine SHA-256-Prüfsumme und einen Befehl zum Nachprüfen. Weichen sie voneinander ab, lösche die Datei.',
    },
    keys: {
      title: 'Signaturschlüssel',
      none: 'Noch signieren wir nichts mit einem Schlüssel. Jede Signatur, die von uns stammen soll, ist gefälscht.',
      check: 'Vergleiche den vollständigen Fingerabdruck mit dem, den deine Software zeigt.',
    },
    security: {
      title: 'Sicherheitslücke melden',
      contact: 'E-Mail',
      document: 'security.txt',
      check:
        'Bitte melde dich bei uns, bevor du etwas veröffentlichst. Die Einzelheiten für Sicherheitsforscher stehen in security.txt.',
    },
  },
  chain: 'Auf {name} (Chain-ID {id})',
  onExplorer: 'Im Block-Explorer ansehen',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyByHand: 'Ausgewählt. Drücke Strg+C oder ⌘C zum Kopieren.',
  loading: 'Adressen werden geladen …',
  unreadable: 'Die Adressen konnten nicht geladen werden. Sie stehen auch in network.json.',
  warning: 'Token und Sammelobjekte im Testnet haben keinen Wert. Wer sie dir verkauft, betrügt dich.',
}
