import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Votre sécurité',
  title: 'Liens officiels',
  intro: `Tous les domaines, contrats, comptes et clés du réseau ${brand.name}. Ce qui ne figure pas ici n’est pas à nous.`,
  domains: [{ name: `${brand.keyName}s` }, { name: 'Tableau des quêtes' }, { name: 'Campagne' }],
  sections: {
    domains: {
      title: 'Domaines',
      here: 'Ce site',
      check:
        'Comparez la barre d’adresse avec cette liste avant de connecter un wallet. Nous ne demandons jamais de phrase de récupération.',
      elsewhere:
        'Vous avez ouvert cette page à l’adresse {opened}, mais celle de ce site est {official}. Si vous ne vous y attendiez pas, fermez cette page et ne connectez pas de wallet.',
    },
    contracts: {
      title: 'Contrats',
      collection: 'Collection',
      token: 'Token de test',
      developers: 'Pour les développeurs',
      check:
        'Comparez l’adresse entière avec celle que montre votre wallet avant de confirmer. Les programmes peuvent lire les mêmes adresses dans network.json.',
    },
    accounts: {
      title: 'Comptes des relayeurs',
      relayer: 'Relayeur',
      check:
        'Ces comptes envoient vos mints sans gas. Ils ne vous demandent jamais rien : vous signez un message et aucune transaction.',
    },
    social: {
      title: 'Réseaux sociaux',
      check: 'Ouvrez ces liens au lieu de les chercher. L’équipe ne vous écrit jamais en premier.',
    },
    software: {
      title: 'Logiciel',
      repository: 'Code source',
      releases: 'Téléchargements et empreintes',
      check:
        'Chaque téléchargement a une empreinte SHA-256 et une commande pour la vérifier. Si elles diffèrent, supprimez le fichier.',
    },
    keys: {
      title: 'Clés de signature',
      none: 'Nous ne signons encore rien avec une clé. Toute signature qui se dit la nôtre est un faux.',
      check: 'Comparez l’empreinte entière avec celle que montre votre logiciel.',
    },
    security: {
      title: 'Signaler une vulnérabilité',
      contact: 'E-mail',
      document: 'security.txt',
      check: 'Merci de nous contacter avant de publier. security.txt contient les détails pour les chercheurs.',
    },
  },
  chain: 'Sur {name} (ID de chaîne {id})',
  onExplorer: 'Voir sur l’explorateur de blocs',
  copy: 'Copier',
  copied: 'Copié',
  copyByHand: 'Texte sélectionné. Appuyez sur Ctrl+C ou ⌘C pour copier.',
  loading: 'Chargement des adresses…',
  unreadable: 'Les adresses n’ont pas pu être chargées. Elles figurent aussi dans network.json.',
  warning:
    'Les tokens et les objets de collection du testnet n’ont aucune valeur. Quiconque vous en vend est un escroc.',
}
