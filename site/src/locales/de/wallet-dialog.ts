import type * as english from '../../wallet-dialog.ts'
import type { Translation } from '../../translation.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Zurück zu allen Wallets',
  connect: {
    title: 'Wallet verbinden',
    installed: 'In diesem Browser gefunden',
    scan: 'Scanne einen Code mit der Wallet auf deinem Smartphone',
    otherDevice: 'Für eine Wallet auf einem anderen Gerät',
    embedded: 'Sandbox: koppelt über das eigene Relay dieser Website',
    onPhone: 'Wallets auf diesem Smartphone',
    otherWays: 'Weitere Möglichkeiten',
    lastUsed: 'Zuletzt benutzt',
    promise: 'Beim Verbinden teilst du deine Adresse, sonst nichts. Bevor du etwas signierst, fragt deine Wallet nach.',
  },
  asking: {
    title: 'Sieh in deiner Wallet nach',
    body: 'Bestätige die Anfrage, deine Adresse mit dieser Website zu teilen.',
    retry: 'Erneut versuchen',
    failedTitle: 'Nicht verbunden',
  },
  pairing: {
    title: 'Mit dem Smartphone scannen',
    code: 'Kopplungscode',
    steps: [
      'Öffne eine Wallet auf deinem Smartphone und starte ihren Scanner.',
      'Scanne diesen Code.',
      'Bestätige die Verbindung.',
    ],
    worksWith: 'Funktioniert mit {wallets}.',
    embedded:
      'In der Sandbox läuft die Kopplung über das eigene Relay dieser Website. Nur eine Test-Wallet, die dieses Relay nutzt, kann sich verbinden; Wallets auf echten Smartphones können das nicht.',
    preparing: 'Code wird erzeugt …',
    copy: 'Link kopieren',
  },
  opening: {
    title: 'Weiter in deiner Wallet',
    body: 'Bestätige dort die Verbindung und kehre dann zu dieser Seite zurück. Falls sich deine Wallet nicht geöffnet hat, nutze den Button unten.',
    open: '{wallet} öffnen',
    anyWallet: 'Andere Wallet',
  },
  account: {
    title: 'Deine Wallet',
    by: 'Verbunden mit',
    address: 'Adresse',
    network: 'Netzwerk',
    change: 'Ändern',
    explorer: 'Block-Explorer',
    disconnect: 'Trennen',
  },
  networks: {
    title: 'Netzwerk',
    current: 'Aktuell',
    switch: 'Wechseln',
    asking: 'In der Wallet bestätigen …',
    elsewhere: 'Deine Wallet ist in einem Netzwerk, das diese Website nicht unterstützt.',
    testnet: 'Zum Minten',
    main: 'Mainnet',
  },
}
