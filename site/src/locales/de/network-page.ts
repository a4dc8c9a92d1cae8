import { brand } from '../../brand.ts'
import { network } from '../../network.ts'
import type * as english from '../../network-page.ts'
import type { Translation } from '../../translation.ts'

export const networkPage: Translation<typeof english.networkPage> = {
  kicker: 'Entwickler',
  title: `Entwickle auf ${brand.name}`,
  intro: `Alles, was du brauchst, um dich mit dem ${network.testnet.name} zu verbinden und deinen ersten Contract zu deployen.`,
  wallet: {
    add: 'Zur Wallet hinzufügen',
    asking: 'In der Wallet bestätigen …',
    injected: 'Browser-Wallet',
    choose: 'Welche Wallet soll das Netzwerk bekommen?',
    added: `${network.testnet.name} ist jetzt in deiner Wallet.`,
    none: 'In diesem Browser wurde keine Wallet gefunden. Installiere eine oder übertrage die Einstellungen unten in eine Wallet auf einem anderen Gerät.',
    unreadable:
      'Die Einstellungen des Netzwerks konnten nicht geladen werden. Lade die Seite neu und versuch es noch einmal.',
  },
  facts: {
    title: 'Netzwerk',
    note: 'Programme können dieselben Werte aus network.json lesen.',
    name: 'Netzwerkname',
    chainId: 'Chain-ID',
    chainIdHex: 'Chain-ID (hex)',
    rpcUrl: 'RPC-URL',
    currency: 'Währungssymbol',
    explorer: 'Block-Explorer',
    noExplorer: 'Noch keiner. Transaktionen kannst du unten nachschlagen.',
    faucet: 'Faucet',
    faucetOffer: '{amount} {symbol} pro Wallet und Tag',
    noFaucet: 'In dieser Installation keiner',
    collection: 'Sammlung',
    token: 'Test-Token',
    onExplorer: 'Im Block-Explorer ansehen',
  },
  samples: {
    title: 'Code',
    note: 'Kopiere ein Beispiel in eine Datei und führe es aus. Es liest nur aus dem Netzwerk und braucht daher kein Guthaben; Hardhat verlangt einen Schlüssel nur zum Senden.',
    tabs: 'Bibliothek',
    install: 'Installieren',
    run: 'Ausführen',
  },
  lookup: {
    title: 'Transaktion nachschlagen',
    note: 'Dein Browser liest direkt vom RPC-Endpunkt des Netzwerks.',
    label: 'Transaktions-Hash',
    placeholder: '0x…',
    action: 'Nachschlagen',
    reading: 'Die Transaktion wird gelesen …',
    invalid: 'Ein Transaktions-Hash besteht aus 0x und 64 Stellen (0–9, a–f).',
    unknown:
      'Das Netzwerk kennt diese Transaktion nicht. Vielleicht ist sie noch nicht angekommen, oder sie wurde an ein anderes Netzwerk gesendet.',
    unreadable: 'Das Netzwerk hat nicht geantwortet. Versuch es gleich noch einmal.',
  },
  files: {
    title: 'Dateien',
    note: 'Für Wallets, Verzeichnisse und Tools. Websites auf anderen Domains können die JSON-Dateien und llms.txt lesen.',
    list: [
      { text: 'Chain, Contracts und die Nachricht, die Wallets zum Minten signieren' },
      { text: 'Eintrag für das Verzeichnis ethereum-lists/chains' },
      { text: 'Parameter von wallet_addEthereumChain (EIP-3085)' },
      { text: 'Token-Liste im Format von Uniswap' },
      { text: 'API dieser Website als OpenAPI-Dokument' },
      { text: 'Zusammenfassung des Netzwerks für Sprachmodelle' },
      { text: 'Logos, Farben, Schriften und wie man sie verwendet' },
    ],
    api: { name: 'API-Referenz', text: 'Jeder HTTP-Endpunkt dieser Website, mit Beispielen' },
  },
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyByHand: 'Ausgewählt. Drücke Strg+C oder ⌘C zum Kopieren.',
  loading: 'Die Einstellungen des Netzwerks werden geladen …',
  unreadable: 'Die Einstellungen des Netzwerks konnten nicht geladen werden. Sie stehen auch in network.json.',
  withoutScript:
    'Diese Seite braucht JavaScript, um Adressen, Code und Transaktionen zu zeigen. Dieselben Werte stehen in diesen Dateien:',
}
