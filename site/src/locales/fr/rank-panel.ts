import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Rang',
  place: 'Place {place} sur {places}',
  sharedPlace: 'Place {place} sur {places}, partagée par {count}',
  noPlace: 'Pas encore de place cette saison. Mintez une fois pour en obtenir une.',
  noRank: 'Pas encore de rang',
  next: 'Suivant : {rank}',
  highest: 'C’est le plus haut rang. Gardez-le jusqu’à la fin de la saison.',
  over: 'La saison est terminée. Voici le résultat final.',
  badges: 'Badges',
  toBoard: 'Voir le classement',
  toRanks: 'Comment fonctionnent les rangs',
  unreadable: 'Le rang est indisponible pour le moment. Cette page réessaie automatiquement.',
  retry: 'Réessayer',
  loading: 'Chargement du rang',
  name: {
    title: 'Votre nom',
    intro:
      'Le classement liste les joueurs par adresse. Signez un nom pour l’afficher à côté de la vôtre, visible par tous. Signer est gratuit.',
    shown: 'Nom actuel : {name}',
    none: 'Vous n’avez pas défini de nom.',
    label: 'Nom',
    hint: '3 à 24 lettres ou chiffres d’un même alphabet, avec des espaces ou des traits d’union isolés entre eux.',
    action: 'Signer le nom',
    remove: 'Supprimer le nom',
    signing: 'Signez dans votre wallet',
    done: 'Votre nom est maintenant « {name} ».',
    removed: 'Votre nom a été supprimé.',
    empty: 'Saisissez un nom.',
    length: {
      one: 'Un nom doit compter {least} à {most} caractères ; celui-ci en a {count}.',
      other: 'Un nom doit compter {least} à {most} caractères ; celui-ci en a {count}.',
    },
    same: 'C’est déjà votre nom.',
    failed: 'Votre nom n’a pas été enregistré. Vérifiez votre connexion, puis signez-le à nouveau.',
  },
}
