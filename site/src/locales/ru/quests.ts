import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'Выполнено и подтверждено в блокчейне.',
  list: [
    {
      id: 'first-mint',
      title: 'Первый минт',
      task: 'Сминтите любой предмет коллекции.',
      missing: 'С этим кошельком ещё ничего не сминчено.',
    },
    {
      id: 'ten-today',
      title: 'Десять за сегодня',
      task: 'Сминтите десять предметов за один день. Каждый день — новая попытка.',
      missing: 'Сминчено сегодня: {have} из {need}.',
    },
    {
      id: 'all-today',
      title: 'Все 42 за сегодня',
      task: 'Сминтите все 42 предмета до конца дня.',
      missing: 'Сминчено сегодня: {have} из {need}.',
    },
    {
      id: 'streak-3',
      title: 'Три дня подряд',
      task: 'Минтите все 42 предмета три дня подряд.',
      missing: 'Текущая серия, дней: {have} из {need}.',
    },
    {
      id: 'streak-7',
      title: 'Семь дней подряд',
      task: 'Минтите все 42 предмета семь дней подряд.',
      missing: 'Текущая серия, дней: {have} из {need}.',
    },
    {
      id: 'every-item',
      title: 'Каждый предмет хотя бы раз',
      task: 'Сминтите каждый из 42 предметов хотя бы раз, за сколько угодно дней.',
      missing: 'Сминчено разных предметов: {have} из {need}.',
    },
    {
      id: 'thousand-mints',
      title: 'Тысяча минтов',
      task: 'Сминтите в сумме тысячу предметов, за сколько угодно дней.',
      missing: 'Сминчено всего: {have} из {need}.',
    },
    {
      id: 'season-100',
      title: 'Сотня за первый сезон',
      task: 'Сминтите сто предметов, пока идёт первый сезон.',
      missing: 'Сминчено за первый сезон: {have} из {need}.',
    },
    {
      id: 'first-swap',
      title: 'Первый обмен',
      task: 'Купите или продайте тестовый токен один раз.',
      missing: 'С этого кошелька ещё не покупали и не продавали тестовый токен.',
    },
    {
      id: 'hold-token',
      title: 'Сто тестовых токенов',
      task: 'К началу дня держите не меньше ста тестовых токенов. Полученные сегодня засчитаются завтра.',
      missing: 'Тестовых токенов на начало дня: {have} из {need}.',
    },
    {
      id: 'connect-account',
      title: 'Известен по имени',
      task: 'Привяжите аккаунт в соцсети к своему кошельку.',
      missing: 'К этому кошельку ещё не привязан аккаунт в соцсети.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Сегодня нужно ещё {count} из этих: {items}.',
  itemsOnDay: 'В лучший день, {date}, не хватило {count} из этих: {items}.',
  todayCounts: 'Сегодняшний день уже засчитан. Возвращайтесь завтра.',
  streakBroken: 'Серия прервалась {date}: сминчено {minted} из {needed}.',
  neverMinted: 'Ещё не сминчены: {items}.',
  windowAhead: 'Квест открыт с {from} по {to} и ещё не начался.',
  windowRunning: 'Квест идёт до {to} включительно.',
  windowOver: 'Квест шёл с {from} по {to} и завершён.',
}
