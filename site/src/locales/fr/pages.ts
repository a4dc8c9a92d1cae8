import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as frenchBrand } from './brand.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name} : le premier Layer 3 pour les jeux AAA` },
  testnetSwap: { title: `Swap sur le testnet · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Widget de token · ${brand.name}` },
  mint: { title: `Mint prolongé des PFP ${brand.name} ${brand.campaignName} Vanguard` },
  viewMint: { title: `Galerie PFP ${brand.name} ${brand.campaignName} Vanguard` },
  progress: { title: `Votre progression · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Classement · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Comment fonctionnent les rangs · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Connexion en cours · ${brand.name}` },
  nodes: { title: `Faites tourner un ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Contrat logiciel ${brand.nodeName} · ${brand.name}` },
  status: { title: `État du réseau · ${brand.name}` },
  officialLinks: { title: `Liens officiels · ${brand.name}` },
  network: { title: `Développeurs · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: frenchBrand.description ?? '',
    picture: { alt: 'Un grand planétaire de laiton tourne autour d’une étoile rouge, dans le noir.' },
  },
  testnetSwap: {
    description: `Essayez le trading sur ${brand.name} sans risque : recevez de l’Ether de test gratuit, échangez-le contre le token de test ${brand.campaignName}, puis revendez-le.`,
    picture: { alt: 'Trois couches d’une même machine : une étoile rouge dans des anneaux de laiton et d’acier.' },
  },
  tokenWidget: {
    description: `Achetez et vendez un token de test au taux fixé par son contrat. Le widget de la page de swap ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Deux corps échangent leur place sur une même orbite.' },
  },
  mint: {
    description: `Collectionnez les 42 images de profil ${brand.name} ${brand.campaignName}, chaque jour. Sans gas ni wallet pour débuter : une signature les minte toutes et compte pour le statut Vanguard.`,
    picture: { alt: 'Douze portraits Vanguard casqués, éclairés de rouge et d’or.' },
  },
  viewMint: {
    description: `Lesquelles des 42 images ${brand.name} ${brand.campaignName} Vanguard sont à vous ? Connectez le wallet de vos mints, voyez chaque image et partagez votre collection.`,
    picture: { alt: 'Douze portraits Vanguard dans leurs nombreuses livrées.' },
  },
  progress: {
    description: `Votre série tient-elle ? Voyez les 42 objets du jour, vos jours d’affilée et ce qui manque à chaque quête ${brand.name} ${brand.campaignName}. Sans wallet pour regarder.`,
    picture: { alt: 'Des rangées de portraits Vanguard.' },
  },
  leaderboard: {
    description: `Qui mène cette saison ${brand.name} ${brand.campaignName} ? Voyez la place, le rang et la série de chaque joueur, lus sur la chaîne, et trouvez les vôtres.`,
    picture: { alt: 'Un trophée d’anneaux de laiton autour d’un cristal rouge.' },
  },
  ranks: {
    description: `De Recrue à Maréchal : ce qu’exige chaque rang ${brand.name} ${brand.campaignName}, comment se départagent les égalités et pourquoi des wallets en plus n’aident guère.`,
    picture: { alt: 'Un trophée d’anneaux de laiton autour d’un cristal rouge.' },
  },
  socialReturn: {
    description: `Retour vers ${brand.name} après la connexion.`,
    picture: { alt: 'Un grand planétaire de laiton tourne autour d’une étoile rouge, dans le noir.' },
  },
  nodes: {
    description:
      'Surveillez le rollup, donnez l’alerte quand un bloc est erroné et recevez des récompenses réseau. Prêt en moins d’une minute, sur ordinateur ou dans le cloud.',
    picture: { alt: `Un ${brand.nodeName} : un instrument de laiton à l’œil rouge et ardent.` },
  },
  nodeAgreement: {
    description: `Avant de faire tourner un ${brand.nodeName} : qui peut participer, comment réclamer des récompenses, et les conditions complètes du logiciel ${brand.clientName}.`,
    picture: { alt: `Un ${brand.nodeName} regarde passer une file de blocs d’acier.` },
  },
  status: {
    description: `Le réseau ${brand.name} fonctionne-t-il ? L’état en direct du réseau de test, du mint et de chaque service, avec 90 jours de disponibilité.`,
    picture: { alt: `Un ${brand.nodeName} monte la garde.` },
  },
  officialLinks: {
    description: `Ce lien ${brand.name} est-il authentique ? Vérifiez chaque domaine, contrat, compte et clé de signature officiels avant de connecter un wallet ou de télécharger.`,
    picture: { alt: 'Un planétaire de laiton autour d’une étoile rouge.' },
  },
  network: {
    description: `Connectez-vous à ${brand.name} : ID de chaîne, point d’accès RPC, faucet et contrats, avec du code pour viem, ethers, Hardhat et Foundry.`,
    picture: { alt: 'Trois couches d’une même machine : une étoile rouge dans des anneaux de laiton et d’acier.' },
  },
}
