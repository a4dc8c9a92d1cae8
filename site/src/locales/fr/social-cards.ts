import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  {
    headline: ['LE GAMING', 'BLOCKCHAIN', 'POUR TOUS'],
    line: 'Le premier Layer 3 pour les jeux AAA',
  },
  {
    headline: ['SWAP SUR', 'LE TESTNET'],
    line: 'Échangez des tokens de test sur Odyssey',
  },
  {
    headline: ['42 VANGUARDS', 'CHAQUE JOUR'],
    line: 'Mint prolongé des PFP Odyssey Vanguard',
  },
  {
    headline: ['VOS', 'VANGUARDS'],
    line: 'Voyez ce que vous détenez',
  },
  {
    headline: ['TENEZ', 'LA SÉRIE'],
    line: 'Les 42 du jour, vos jours d’affilée, vos quêtes',
  },
  {
    headline: ['EN TÊTE', 'DE LA SAISON'],
    line: 'Chaque wallet, classé à partir de la chaîne',
  },
  {
    headline: ['L’ÉTAT', 'DU RÉSEAU,', 'EN DIRECT'],
    line: 'Blocs, mint et 90 jours de disponibilité',
  },
  {
    headline: ['VÉRIFIEZ', 'AVANT DE', 'CONNECTER'],
    line: 'Tous les domaines, contrats et comptes officiels',
  },
  {
    headline: ['FAITES', 'TOURNER UN', 'SENTRY NODE'],
    line: 'Prêt en moins d’une minute',
  },
  {
    headline: ['CONTRAT', 'SENTRY NODE'],
    line: 'Les conditions, dans leur intégralité',
  },
]
