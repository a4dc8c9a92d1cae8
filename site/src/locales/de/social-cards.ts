import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  {
    headline: ['BLOCKCHAIN-', 'GAMING FÜR DIE', 'BREITE MASSE'],
    line: 'Die erste Layer-3-Chain für AAA-Gaming',
  },
  { headline: ['TESTNET-', 'SWAP'], line: 'Handle mit Test-Token auf Odyssey' },
  { headline: ['42 VANGUARDS', 'JEDEN TAG'], line: 'Odyssey: verlängerter Vanguard-PFP-Mint' },
  { headline: ['DEINE', 'VANGUARDS'], line: 'Sieh, was du besitzt' },
  { headline: ['HALTE', 'DIE SERIE'], line: 'Die 42 von heute, deine Tage in Folge, deine Quests' },
  { headline: ['WER FÜHRT', 'DIE SAISON AN'], line: 'Der Platz jeder Wallet, von der Chain gelesen' },
  { headline: ['NETZWERK-', 'STATUS, LIVE'], line: 'Blöcke, Minting und 90 Tage Verfügbarkeit' },
  { headline: ['ERST PRÜFEN,', 'DANN', 'VERBINDEN'], line: 'Alle offiziellen Domains, Contracts und Konten' },
  { headline: ['BETREIBE', 'EINE', 'SENTRY NODE'], line: 'In weniger als einer Minute eingerichtet' },
  { headline: ['VEREINBARUNG', 'ZUR', 'SENTRY NODE'], line: 'Die vollständigen Bedingungen' },
]
