import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Маршал', words: 'Во главе сезона: все 42, тридцать дней подряд.' },
    { id: 'captain', name: 'Капитан', words: 'Две недели в строю без единого пропуска.' },
    { id: 'lieutenant', name: 'Лейтенант', words: 'Все 42, семь дней подряд.' },
    { id: 'sentinel', name: 'Страж', words: 'Все 42, три дня подряд.' },
    { id: 'scout', name: 'Разведчик', words: 'Каждый из 42, сколько бы дней ни ушло.' },
    { id: 'recruit', name: 'Рекрут', words: 'Первый шаг сделан.' },
  ],
  badge: {
    earned: '{season}: {rank}, место {place}.',
    running: '{season}, промежуточный итог: {rank}, место {place}. Сезон ещё идёт.',
  },
  next: {
    streak: 'До ранга «{rank}» осталось дней подряд: {count}.',
    completeDays: 'До ранга «{rank}» осталось полных дней: {count}.',
    items: 'До ранга «{rank}» осталось разных предметов: {count}.',
    mints: 'До ранга «{rank}» осталось минтов: {count}.',
    full: 'Все места ранга «{rank}» ({cap}) сейчас заняты лучшими результатами.',
  },
}
