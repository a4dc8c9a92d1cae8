import { brand } from '../../brand.ts'
import { anchors } from '../../site-chrome.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, accueil`,
  navigationLabel: 'Principale',
  sectionsLabel: 'Sections de cette page',
  skipLink: 'Aller au contenu',
  docs: 'Docs',
  buildWithUs: 'Créer avec nous',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  social: [
    { label: `${brand.name} sur Telegram` },
    { label: `${brand.name} sur X` },
    { label: `${brand.name} sur Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} sur Discord` },
    { label: `${brand.name} sur X` },
    { label: `${brand.name} sur Telegram` },
  ],
  sections: [
    { id: 'introducing', title: `Découvrir ${brand.name}` },
    { id: 'ownership', title: 'La vraie propriété' },
    { id: 'technology', title: 'Technologie' },
    { id: 'foundation', title: `Fondation ${brand.name}` },
    { id: anchors.contributor, title: 'Contributeur Genesis' },
    { id: 'games', title: 'Jeux Genesis' },
    { id: anchors.league, title: brand.leagueName },
    { id: 'community', title: 'Rejoindre la communauté' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Tous droits réservés`,
  agreement: `Contrat ${brand.nodeName}`,
  navigationLabel: 'Pied de page',
  networkLabel: 'Réseau',
  status: 'État du réseau',
  officialLinks: 'Liens officiels',
  social: [
    { label: `${brand.name} sur Discord` },
    { label: `${brand.name} sur X` },
    { label: `La documentation ${brand.name} sur GitBook` },
    { label: `${brand.name} sur Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 's’ouvre dans un nouvel onglet',
  dismiss: 'Fermer',
  unanswered: { waiting: 'Votre wallet n’a pas répondu.', tryAgain: 'Réessayer', cancel: 'Annuler' },
  film: { pause: 'Mettre la vidéo d’arrière-plan en pause', play: 'Lire la vidéo d’arrière-plan' },
  carousel: {
    carousel: 'carrousel',
    slide: 'diapositive',
    position: '{position} sur {count}',
    dots: 'Choisir une diapositive',
    pause: 'Arrêter le défilement automatique',
    play: 'Lancer le défilement automatique',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Un problème est survenu',
    body: 'Cette page n’a pas pu s’afficher. Rien de ce que vous possédez ou avez signé n’est touché. Rechargez la page ; si cela ne suffit pas, allez à la page d’accueil.',
    offline:
      'Une partie de cette page n’a pas pu être chargée. Votre connexion a peut-être été coupée, ou nous avons publié une nouvelle version. Rechargez la page pour obtenir la version actuelle.',
    reload: 'Recharger cette page',
    home: 'Aller à la page d’accueil',
    details: 'Détails de l’erreur',
  },
}
