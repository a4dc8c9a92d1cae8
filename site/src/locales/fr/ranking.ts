import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Maréchal', words: 'A mené la saison : les 42, trente jours d’affilée.' },
    { id: 'captain', name: 'Capitaine', words: 'A tenu la ligne deux semaines, sans une brèche.' },
    { id: 'lieutenant', name: 'Lieutenant', words: 'A minté les 42, sept jours d’affilée.' },
    { id: 'sentinel', name: 'Sentinelle', words: 'A minté les 42, trois jours d’affilée.' },
    { id: 'scout', name: 'Éclaireur', words: 'A minté chacun des 42, en autant de jours qu’il le fallait.' },
    { id: 'recruit', name: 'Recrue', words: 'A fait le premier pas.' },
  ],
  badge: {
    earned: '{rank}, {season}, place {place}.',
    running: 'Pour l’instant {rank}, {season}, place {place}. La saison est encore en cours.',
  },
  next: {
    streak: 'Jours d’affilée encore nécessaires pour le rang {rank} : {count}.',
    completeDays: 'Jours complets encore nécessaires pour le rang {rank} : {count}.',
    items: 'Objets différents encore nécessaires pour le rang {rank} : {count}.',
    mints: 'Mints encore nécessaires pour le rang {rank} : {count}.',
    full: 'Les {cap} places du rang {rank} sont actuellement occupées par de meilleurs résultats.',
  },
}
