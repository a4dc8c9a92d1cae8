import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: die erste Layer-3-Chain für AAA-Gaming` },
  testnetSwap: { title: `Testnet-Swap · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Token-Widget · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName}: verlängerter Vanguard-PFP-Mint` },
  viewMint: { title: `${brand.name} ${brand.campaignName}: Vanguard-PFP-Galerie` },
  progress: { title: `Dein Fortschritt · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Bestenliste · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Rangsystem · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Anmeldung · ${brand.name}` },
  nodes: { title: `Betreibe eine ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Softwarevereinbarung zur ${brand.nodeName} · ${brand.name}` },
  status: { title: `Netzwerkstatus · ${brand.name}` },
  officialLinks: { title: `Offizielle Links · ${brand.name}` },
  network: { title: `Entwickler · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `${brand.name} ist die erste Layer-3-Chain für AAA-Gaming: Was du gewinnst, gehört dir, du kannst damit handeln, und an eine Wallet musst du nie denken.`,
    picture: { alt: 'Eine große Planetenmaschine aus Messing, die sich im Dunkeln um einen roten Stern dreht.' },
  },
  testnetSwap: {
    description: `Probier den Handel auf ${brand.name} ohne Risiko aus: Hol dir kostenlos Test-Ether, tausche sie gegen Test-Token von ${brand.campaignName} und verkaufe diese wieder.`,
    picture: { alt: 'Drei Schichten einer Maschine: ein roter Stern in Ringen aus Messing und Stahl.' },
  },
  tokenWidget: {
    description: `Kaufe und verkaufe einen Test-Token zum Kurs seines eigenen Contracts. Das Widget hinter der Swap-Seite von ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Zwei Himmelskörper, die auf einer Umlaufbahn die Plätze tauschen.' },
  },
  mint: {
    description: `Sammle jeden Tag alle 42 Profilbilder von ${brand.name} ${brand.campaignName}. Kein Gas, anfangs keine Wallet: Eine Signatur mintet alle und zählt für den Vanguard-Status.`,
    picture: { alt: 'Zwölf behelmte Vanguard-Porträts in rotem und goldenem Licht.' },
  },
  viewMint: {
    description: `Welche der 42 Vanguards von ${brand.name} ${brand.campaignName} besitzt du? Verbinde die Wallet, mit der du mintest, sieh dir jedes Bild an und teile deine Sammlung.`,
    picture: { alt: 'Zwölf Vanguard-Porträts in vielen verschiedenen Farben.' },
  },
  progress: {
    description: `Hält deine Serie? Sieh die 42 Items von heute, deine Tage in Folge und was jeder Quest von ${brand.name} ${brand.campaignName} noch fehlt. Ganz ohne Wallet.`,
    picture: { alt: 'Reihen von Vanguard-Porträts.' },
  },
  leaderboard: {
    description: `Wer führt diese Saison von ${brand.name} ${brand.campaignName} an? Sieh Platz, Rang und Serie aller Spieler, von der Chain gelesen, und finde deinen eigenen Platz.`,
    picture: { alt: 'Eine Trophäe aus Messingringen um einen roten Kristall.' },
  },
  ranks: {
    description: `Vom Rekruten zum Marschall: was jeder Rang von ${brand.name} ${brand.campaignName} verlangt, was bei Gleichstand gilt und warum zusätzliche Wallets wenig helfen.`,
    picture: { alt: 'Eine Trophäe aus Messingringen um einen roten Kristall.' },
  },
  socialReturn: {
    description: `Nach der Anmeldung geht es zurück zu ${brand.name}.`,
    picture: { alt: 'Eine große Planetenmaschine aus Messing, die sich im Dunkeln um einen roten Stern dreht.' },
  },
  nodes: {
    description:
      'Überwache das Rollup, schlag Alarm, wenn ein Block falsch ist, und erhalte Netzwerk-Rewards. In unter einer Minute eingerichtet: Laptop, Desktop oder Cloud.',
    picture: { alt: `Eine ${brand.nodeName}: ein Instrument aus Messing mit einem brennenden roten Auge.` },
  },
  nodeAgreement: {
    description: `Bevor du eine ${brand.nodeName} betreibst: wer teilnehmen darf, wie Rewards beansprucht werden und alle Bedingungen für ${brand.clientName} und Kommandozeile.`,
    picture: { alt: `Eine ${brand.nodeName} beobachtet, wie eine Reihe von Stahlblöcken vorbeizieht.` },
  },
  status: {
    description: `Läuft ${brand.name}? Der aktuelle Zustand von Testnet, Minting und allen Diensten, mit der Verfügbarkeit der letzten 90 Tage.`,
    picture: { alt: `Eine ${brand.nodeName} hält Wache.` },
  },
  officialLinks: {
    description: `Ist dieser Link wirklich von ${brand.name}? Prüfe Domains, Contracts, Konten und Signaturschlüssel, bevor du eine Wallet verbindest oder etwas herunterlädst.`,
    picture: { alt: 'Eine Planetenmaschine aus Messing um einen roten Stern.' },
  },
  network: {
    description: `Verbinde dich mit ${brand.name}: Chain-ID, RPC-Endpunkt, Faucet und Contracts, mit Code für viem, ethers, Hardhat und Foundry.`,
    picture: { alt: 'Drei Schichten einer Maschine: ein roter Stern in Ringen aus Messing und Stahl.' },
  },
}
