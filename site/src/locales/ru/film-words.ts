import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'РОЛЛАП', lines: ['БЛОКИ', 'ПРЕДЛОЖЕНЫ.'] },
    { overline: 'РОЛЛАП', lines: ['КТО-ТО', 'ДОЛЖЕН ИХ', 'ПРОВЕРИТЬ.'] },
    { overline: 'ДИЛЕММА ВЕРИФИКАТОРА', lines: ['ПРОВЕРКА', 'СТОИТ ДЕНЕГ.', 'ОШИБКИ РЕДКИ.'] },
    { overline: 'ДИЛЕММА ВЕРИФИКАТОРА', lines: ['ТАК КТО ЖЕ', 'НА СТРАЖЕ?'] },
    { overline: 'НОДЫ SENTRY NODE', lines: ['СЛЕДЯТ ЗА КАЖДЫМ', 'УТВЕРЖДЕНИЕМ.'] },
    { overline: 'РАСХОЖДЕНИЕ', lines: ['НЕВЕРНЫЙ', 'БЛОК', 'ПРЕДЛОЖЕН.'] },
    { overline: 'ТРЕВОГА', lines: ['ЧАСОВОЙ', 'ПОДНИМАЕТ', 'ТРЕВОГУ.'] },
    { overline: 'ТРЕВОГА', lines: ['ВМЕШИВАЮТСЯ', 'ДРУГИЕ.'] },
    { overline: 'РЕШЕНО', lines: ['ЧЕСТНОЕ СОСТОЯНИЕ', 'ОСТАЛОСЬ В СИЛЕ.'] },
    { overline: 'ОПЕРАТОРЫ', lines: ['ПОЛУЧАЮТ', 'СЕТЕВЫЕ', 'ВОЗНАГРАЖДЕНИЯ', 'ЗА НАБЛЮДЕНИЕ.'] },
    { overline: brand.name.toUpperCase(), lines: ['ЗАПУСТИТЕ', 'SENTRY', 'NODE'] },
  ],
  sounds: [
    '[Низкий гул машины; начинает тикать часовой ход]',
    '[Звук нарастает: часовой просыпается]',
    '[Тиканье сбивается и замирает]',
    '[Негромкий рог трижды трубит тревогу]',
    '[Тиканье возобновляется; звучит тёплый аккорд]',
    '[Удар колокола]',
  ],
}
