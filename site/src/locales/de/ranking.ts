import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Marschall', words: 'Hat die Saison angeführt: alle 42, dreißig Tage in Folge.' },
    { id: 'captain', name: 'Hauptmann', words: 'Hat die Stellung gehalten, zwei Wochen ohne Lücke.' },
    { id: 'lieutenant', name: 'Leutnant', words: 'Hat alle 42 gemintet, sieben Tage in Folge.' },
    { id: 'sentinel', name: 'Wächter', words: 'Hat alle 42 gemintet, drei Tage in Folge.' },
    { id: 'scout', name: 'Späher', words: 'Hat jedes der 42 gemintet, an so vielen Tagen wie nötig.' },
    { id: 'recruit', name: 'Rekrut', words: 'Hat den ersten Schritt getan.' },
  ],
  badge: {
    earned: '{rank}, {season}, Platz {place}.',
    running: '{rank}, {season}, bisher Platz {place}. Die Saison läuft noch.',
  },
  next: {
    streak: 'Tage in Folge bis zum Rang {rank}: noch {count}.',
    completeDays: 'Volle Tage bis zum Rang {rank}: noch {count}.',
    items: 'Verschiedene Items bis zum Rang {rank}: noch {count}.',
    mints: 'Mints bis zum Rang {rank}: noch {count}.',
    full: 'Alle {cap} Plätze mit dem Rang {rank} sind derzeit von besseren Ergebnissen belegt.',
  },
}
