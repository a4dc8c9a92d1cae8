import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Ваш прогресс',
  streak: 'Дней подряд: {count}',
  today: '{minted} из {total} сегодня',
  left: 'Осталось сминтить {count} за {time}.',
  comeBack: 'Всё сминчено. Возвращайтесь через {time}.',
  hours: '{count} ч {minutes} мин',
  minutes: '{count} мин',
  remind: 'Напомнить',
  guest: 'Следите за серией, календарём и квестами.',
  unreadable: 'Ваш прогресс сейчас недоступен.',
  action: 'Прогресс',
  toBoard: 'Таблица лидеров',
}
