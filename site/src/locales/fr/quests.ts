import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Encore {count} à minter aujourd’hui, au choix parmi {items}.',
  itemsOnDay: 'Le meilleur jour, le {date}, il en manquait {count} parmi {items}.',
  todayCounts: 'La journée compte déjà. Revenez demain.',
  streakBroken: 'La série s’est arrêtée le {date}, avec {minted} des {needed} objets.',
  neverMinted: 'Pas encore mintés : {items}.',
  windowAhead: 'La période va du {from} au {to}.',
  windowRunning: 'La période court jusqu’au {to}.',
  windowOver: 'La période allait du {from} au {to} et elle est terminée.',
}

export const quests: Translation<typeof english.quests> = {
  done: 'Accomplie sur la chaîne.',
  list: [
    {
      id: 'first-mint',
      title: 'Premier mint',
      task: 'Mintez n’importe quel objet de la collection.',
      missing: 'Ce wallet n’a encore rien minté.',
    },
    {
      id: 'ten-today',
      title: 'Dix aujourd’hui',
      task: 'Mintez dix objets en un jour. Chaque jour est une nouvelle chance.',
      missing: 'Objets mintés aujourd’hui : {have} sur {need}.',
    },
    {
      id: 'all-today',
      title: 'Les 42 aujourd’hui',
      task: 'Mintez les 42 objets avant la fin de la journée.',
      missing: 'Objets mintés aujourd’hui : {have} sur {need}.',
    },
    {
      id: 'streak-3',
      title: 'Trois jours d’affilée',
      task: 'Mintez les 42 objets trois jours d’affilée.',
      missing: 'Jours d’affilée : {have} sur {need}.',
    },
    {
      id: 'streak-7',
      title: 'Sept jours d’affilée',
      task: 'Mintez les 42 objets sept jours d’affilée.',
      missing: 'Jours d’affilée : {have} sur {need}.',
    },
    {
      id: 'every-item',
      title: 'Chaque objet une fois',
      task: 'Mintez chacun des 42 objets au moins une fois, en autant de jours qu’il le faut.',
      missing: 'Objets différents mintés jusqu’ici : {have} sur {need}.',
    },
    {
      id: 'thousand-mints',
      title: 'Mille mints',
      task: 'Mintez mille objets au total, en autant de jours qu’il le faut.',
      missing: 'Objets mintés jusqu’ici : {have} sur {need}.',
    },
    {
      id: 'season-100',
      title: 'Cent en saison 1',
      task: 'Mintez cent objets pendant la saison 1.',
      missing: 'Objets mintés en saison 1 : {have} sur {need}.',
    },
    {
      id: 'first-swap',
      title: 'Premier swap',
      task: 'Achetez ou vendez le token de test une fois.',
      missing: 'Ce wallet n’a encore ni acheté ni vendu le token de test.',
    },
    {
      id: 'hold-token',
      title: 'Cent tokens de test',
      task: 'Détenez au moins cent tokens de test au début de la journée. Les tokens reçus aujourd’hui comptent demain.',
      missing: 'Tokens de test détenus au début de la journée : {have} sur {need}.',
    },
    {
      id: 'connect-account',
      title: 'Sous votre nom',
      task: 'Associez votre compte social à votre wallet.',
      missing: 'Aucun compte social n’est encore associé à ce wallet.',
    },
  ],
}
