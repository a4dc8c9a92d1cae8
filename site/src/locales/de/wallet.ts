import { network } from '../../network.ts'
import type * as english from '../../wallet.ts'
import type { Translation } from '../../translation.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Wallet verbinden',
  opening: 'Wird geöffnet …',
  reconnecting: 'Verbindet neu …',
  account: 'Deine Wallet',
  networks: 'Netzwerk',
  browserWallet: 'Browser-Wallet',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Gast-Wallet (nur Testnet)',
    badge: 'Gast-Wallet',
  },
  wrongChain: {
    notice: `Deine Wallet ist in einem anderen Netzwerk. Du kannst trotzdem minten, denn dafür genügt eine Signatur. Wechsle zu ${network.testnet.name}, um deine Bilder in deiner Wallet zu sehen.`,
    switch: 'Netzwerk wechseln',
    switching: 'In der Wallet bestätigen …',
    switched: `Deine Wallet ist jetzt in diesem Netzwerk: ${network.testnet.name}.`,
  },
  copy: 'Kopieren',
  copied: 'Kopiert.',
  copyFailed: 'Dein Browser hat das Kopieren blockiert. Markiere den Text und kopiere ihn von Hand.',
  close: 'Schließen',
  unavailable: {
    notice: 'Die Wallet-Funktionen konnten nicht geladen werden. Der Rest der Seite funktioniert weiterhin.',
    retry: 'Erneut versuchen',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Du hast die Anfrage in deiner Wallet abgelehnt. Es hat sich nichts geändert.',
  pending: 'In deiner Wallet ist noch eine Anfrage offen. Beantworte sie zuerst.',
  noChains:
    'Deine Wallet hat kein Netzwerk, das diese Website unterstützt. Füge das Testnet hinzu und versuch es noch einmal.',
  unknownChain: `Deine Wallet kennt ${network.testnet.name} nicht. Füge das Netzwerk hinzu und versuch es noch einmal.`,
  walletConnectMissing:
    'WalletConnect ist auf dieser Website nicht eingerichtet. Nutze eine Browser-Wallet oder die Gast-Wallet.',
  connectorMissing:
    'Die Wallet, die du zuvor benutzt hast, ist in diesem Browser nicht mehr vorhanden. Verbinde eine andere.',
  providerMissing: 'In diesem Browser wurde keine Wallet gefunden. Installiere eine oder nutze die Gast-Wallet.',
  guestChain: 'Die Gast-Wallet funktioniert nur im Testnet.',
  unauthorized: 'Deine Wallet hat keinen Zugriff auf dieses Konto gewährt. Verbinde sie noch einmal.',
  disconnected: 'Deine Wallet ist nicht mehr verbunden. Verbinde sie noch einmal.',
  insufficientFunds: 'Das Guthaben dieses Kontos reicht dafür nicht aus. Das Minten selbst ist kostenlos.',
  timeout: 'Deine Wallet hat nicht rechtzeitig geantwortet. Versuch es noch einmal.',
  unknown: 'Deine Wallet hat ein Problem gemeldet. Versuch es noch einmal oder verbinde sie neu.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Netzwerk hinzufügen',
  title: network.testnet.name,
  intro: 'Füge das Netzwerk automatisch zu deiner Wallet hinzu oder übernimm seine Einstellungen von Hand.',
  add: 'Zu meiner Wallet hinzufügen',
  added: `${network.testnet.name} wurde zu deiner Wallet hinzugefügt.`,
  needsWallet: 'Verbinde eine Wallet, um das Netzwerk automatisch hinzuzufügen.',
  chainId: 'Chain-ID',
  chainName: 'Netzwerkname',
  rpcUrl: 'RPC-URL',
  currency: 'Währungssymbol',
  explorer: 'Block-Explorer',
}
