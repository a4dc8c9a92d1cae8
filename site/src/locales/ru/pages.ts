import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as translated } from './brand.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: первый Layer 3 для AAA-игр` },
  testnetSwap: { title: `Обмен в тестнете · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Виджет токена · ${brand.name}` },
  mint: { title: `Продлённый минт PFP ${brand.name} ${brand.campaignName} Vanguard` },
  viewMint: { title: `Галерея PFP ${brand.name} ${brand.campaignName} Vanguard` },
  progress: { title: `Ваш прогресс · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Таблица лидеров · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Как устроены ранги · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Вход · ${brand.name}` },
  nodes: { title: `Запустите ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Соглашение о ПО ${brand.nodeName} · ${brand.name}` },
  status: { title: `Статус сети · ${brand.name}` },
  officialLinks: { title: `Официальные ссылки · ${brand.name}` },
  network: { title: `Разработчикам · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `${translated.description}`,
    picture: { alt: 'Огромный латунный механический планетарий вращается вокруг красной звезды в темноте.' },
  },
  testnetSwap: {
    description: `Попробуйте торговлю в ${brand.name} без риска: получите бесплатный тестовый эфир, обменяйте его на тестовый токен ${brand.campaignName} и продайте обратно.`,
    picture: { alt: 'Три уровня одной машины: красная звезда в кольцах из латуни и стали.' },
  },
  tokenWidget: {
    description: `Покупка и продажа тестового токена по курсу его контракта. Виджет страницы обмена ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Два небесных тела меняются местами на одной орбите.' },
  },
  mint: {
    description: `Собирайте все 42 аватара ${brand.name} ${brand.campaignName} каждый день. Без газа и без кошелька на старте: одна подпись минтит все и идёт в зачёт статуса Vanguard.`,
    picture: { alt: 'Двенадцать портретов Vanguard в шлемах, в красном и золотом свете.' },
  },
  viewMint: {
    description: `Какие из 42 Vanguard ${brand.name} ${brand.campaignName} уже ваши? Подключите кошелёк, с которым минтите, посмотрите все аватары и поделитесь коллекцией.`,
    picture: { alt: 'Двенадцать портретов Vanguard в самых разных цветах.' },
  },
  progress: {
    description: `Держите серию? Сегодняшние 42 предмета, дни подряд и чего не хватает до каждого квеста ${brand.name} ${brand.campaignName}. Смотреть можно без кошелька.`,
    picture: { alt: 'Ряды портретов Vanguard.' },
  },
  leaderboard: {
    description: `Кто лидирует в этом сезоне ${brand.name} ${brand.campaignName}? Место, ранг и серия каждого игрока по данным блокчейна. Найдите и себя.`,
    picture: { alt: 'Трофей: латунные кольца вокруг красного кристалла.' },
  },
  ranks: {
    description: `От Рекрута до Маршала: чего требует каждый ранг ${brand.name} ${brand.campaignName}, что решает при равенстве и почему лишние кошельки не помогут.`,
    picture: { alt: 'Трофей: латунные кольца вокруг красного кристалла.' },
  },
  socialReturn: {
    description: `Возвращаем вас в ${brand.name} после входа.`,
    picture: { alt: 'Огромный латунный механический планетарий вращается вокруг красной звезды в темноте.' },
  },
  nodes: {
    description:
      'Следите за роллапом, поднимайте тревогу из-за неверных блоков и получайте сетевые вознаграждения. Запуск меньше чем за минуту: ноутбук, ПК или облако.',
    picture: { alt: `${brand.nodeName}: латунный прибор с горящим красным глазом.` },
  },
  nodeAgreement: {
    description: `Прежде чем запустить ${brand.nodeName}: кто может участвовать, как получают вознаграждения и полные условия ${brand.clientName} и его командной строки.`,
    picture: { alt: `${brand.nodeName} наблюдает, как мимо проходит ряд стальных блоков.` },
  },
  status: {
    description: `Работает ли ${brand.name}? Состояние тестовой сети, минта и всех сервисов прямо сейчас и доступность за 90 дней.`,
    picture: { alt: `${brand.nodeName} на вахте.` },
  },
  officialLinks: {
    description: `Это точно ссылка ${brand.name}? Сверьте домены, контракты, аккаунты и ключи подписи, прежде чем подключать кошелёк или что-то скачивать.`,
    picture: { alt: 'Латунный механический планетарий вокруг красной звезды.' },
  },
  network: {
    description: `Подключение к ${brand.name}: ID сети, RPC, кран и контракты, с кодом для viem, ethers, Hardhat и Foundry.`,
    picture: { alt: 'Три уровня одной машины: красная звезда в кольцах из латуни и стали.' },
  },
}
