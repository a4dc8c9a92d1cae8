import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Поделиться',
  title: 'Поделитесь прогрессом',
  intro: 'Страницу этого кошелька увидит каждый, у кого есть ссылка. В превью ссылки будет эта картинка.',
  link: 'Ссылка',
  copy: 'Копировать ссылку',
  copied: 'Скопировано',
  selected: 'Текст выделен. Нажмите Ctrl+C или ⌘C, чтобы скопировать.',
  close: 'Закрыть',
  drawing: 'Рисуем ваш прогресс…',
  undrawn: 'Не удалось создать картинку. Закройте это окно и попробуйте снова.',
  alt: 'Карточка с серией, предметами дня в виде огней и значком ранга.',
  card: {
    streak: { one: 'день подряд', few: 'дня подряд', many: 'дней подряд', other: 'дня подряд' },
    today: '{minted} из {total} сегодня',
    place: 'Место {place} из {places}',
    noRank: 'Пока без ранга',
  },
}
