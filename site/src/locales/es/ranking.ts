import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Mariscal', words: 'Lideró la temporada: los 42, treinta días seguidos.' },
    { id: 'captain', name: 'Capitán', words: 'Mantuvo la posición dos semanas, sin un solo hueco.' },
    { id: 'lieutenant', name: 'Teniente', words: 'Minteó los 42 siete días seguidos.' },
    { id: 'sentinel', name: 'Centinela', words: 'Minteó los 42 tres días seguidos.' },
    { id: 'scout', name: 'Explorador', words: 'Minteó cada uno de los 42, en los días que hizo falta.' },
    { id: 'recruit', name: 'Recluta', words: 'Dio el primer paso.' },
  ],
  badge: {
    earned: '{season}: {rank}, puesto {place}.',
    running: '{season}: {rank} por ahora, puesto {place}. La temporada sigue en curso.',
  },
  next: {
    streak: 'Días seguidos que faltan para {rank}: {count}.',
    completeDays: 'Días completos que faltan para {rank}: {count}.',
    items: 'Objetos distintos que faltan para {rank}: {count}.',
    mints: 'Mints que faltan para {rank}: {count}.',
    full: 'Por ahora, mejores resultados ocupan los {cap} puestos de {rank}.',
  },
}
