import { brand } from '../../brand.ts'
import * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, главная`,
  navigationLabel: 'Основная навигация',
  sectionsLabel: 'Разделы этой страницы',
  skipLink: 'Перейти к содержанию',
  docs: 'Документация',
  buildWithUs: 'Создавайте с нами',
  openMenu: 'Открыть меню',
  closeMenu: 'Закрыть меню',
  social: [{ label: `${brand.name} в Telegram` }, { label: `${brand.name} в X` }, { label: `${brand.name} в Discord` }],
  menuSocial: [
    { label: `${brand.name} в Discord` },
    { label: `${brand.name} в X` },
    { label: `${brand.name} в Telegram` },
  ],
  sections: [
    { title: `Знакомьтесь: ${brand.name}`, id: 'introducing' },
    { title: 'Настоящее владение', id: 'ownership' },
    { title: 'Технология', id: 'technology' },
    { title: `Фонд ${brand.name}`, id: 'foundation' },
    { title: 'Участник генезиса', id: english.anchors.contributor },
    { title: 'Игры генезиса', id: 'games' },
    { title: brand.leagueName, id: english.anchors.league },
    { title: 'Вступайте в сообщество', id: 'community' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `© ${brand.copyrightYear} ${brand.name}. Все права защищены`,
  agreement: `Соглашение ${brand.nodeName}`,
  navigationLabel: 'Нижняя навигация',
  networkLabel: 'Сеть',
  status: 'Статус сети',
  officialLinks: 'Официальные ссылки',
  social: [
    { label: `${brand.name} в Discord` },
    { label: `${brand.name} в X` },
    { label: `Документация ${brand.name} на GitBook` },
    { label: `${brand.name} в Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'откроется в новой вкладке',
  dismiss: 'Скрыть',
  unanswered: { waiting: 'Кошелёк не ответил.', tryAgain: 'Повторить', cancel: 'Отмена' },
  film: { pause: 'Остановить фоновое видео', play: 'Запустить фоновое видео' },
  carousel: {
    carousel: 'карусель',
    slide: 'слайд',
    position: '{position} из {count}',
    dots: 'Выберите слайд',
    pause: 'Остановить автопрокрутку',
    play: 'Запустить автопрокрутку',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Что-то пошло не так',
    body: 'Не удалось показать эту страницу. Ничего из того, чем вы владеете или что подписали, не затронуто. Обновите страницу; если не поможет, перейдите на главную.',
    offline:
      'Не удалось загрузить часть этой страницы. Возможно, пропало подключение или мы опубликовали новую версию. Обновите страницу, чтобы получить текущую.',
    reload: 'Обновить страницу',
    home: 'На главную',
    details: 'Подробности ошибки',
  },
}
