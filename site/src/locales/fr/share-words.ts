import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Partager',
  title: 'Partagez cette progression',
  intro: 'Toute personne qui a le lien peut voir cette page pour ce wallet. Les aperçus du lien montrent cette image.',
  link: 'Lien',
  copy: 'Copier le lien',
  copied: 'Copié',
  selected: 'Texte sélectionné. Appuyez sur Ctrl+C ou ⌘C pour copier.',
  close: 'Fermer',
  drawing: 'Nous dessinons votre progression…',
  undrawn: 'L’image n’a pas pu être créée. Fermez cette fenêtre et réessayez.',
  alt: 'Une carte avec la série, les objets du jour en points lumineux et le badge du rang.',
  card: {
    streak: { one: 'jour d’affilée', other: 'jours d’affilée' },
    today: '{minted} sur {total} aujourd’hui',
    place: 'Place {place} sur {places}',
    noRank: 'Pas encore de rang',
  },
}
