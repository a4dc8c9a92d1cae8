import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Marechal', words: 'Liderou a temporada: todos os 42, trinta dias seguidos.' },
    { id: 'captain', name: 'Capitão', words: 'Manteve a posição por duas semanas, sem nenhuma falha.' },
    { id: 'lieutenant', name: 'Tenente', words: 'Mintou todos os 42, sete dias seguidos.' },
    { id: 'sentinel', name: 'Sentinela', words: 'Mintou todos os 42, três dias seguidos.' },
    { id: 'scout', name: 'Batedor', words: 'Mintou cada um dos 42, em quantos dias foi preciso.' },
    { id: 'recruit', name: 'Recruta', words: 'Deu o primeiro passo.' },
  ],
  badge: {
    earned: '{rank}, {season}, posição {place}.',
    running: '{rank}, {season}, posição {place} até agora. A temporada ainda está em andamento.',
  },
  next: {
    streak: 'Dias seguidos que faltam para {rank}: {count}.',
    completeDays: 'Dias completos que faltam para {rank}: {count}.',
    items: 'Itens diferentes que faltam para {rank}: {count}.',
    mints: 'Mints que faltam para {rank}: {count}.',
    full: 'Todas as {cap} vagas de {rank} estão ocupadas por resultados melhores no momento.',
  },
}
