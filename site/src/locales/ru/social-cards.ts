import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['МАССОВЫЙ', 'ГЕЙМИНГ', 'НА БЛОКЧЕЙНЕ'], line: 'Первый Layer 3 для AAA-игр' },
  { headline: ['ОБМЕН', 'В ТЕСТНЕТЕ'], line: 'Торгуйте тестовыми токенами в Odyssey' },
  { headline: ['42 VANGUARD', 'КАЖДЫЙ ДЕНЬ'], line: 'Продлённый минт PFP Odyssey Vanguard' },
  { headline: ['ВАШИ', 'VANGUARD'], line: 'Посмотрите, что у вас есть' },
  { headline: ['ДЕРЖИТЕ', 'СЕРИЮ'], line: 'Сегодняшние 42, дни подряд, ваши квесты' },
  { headline: ['КТО ВЕДЁТ', 'В СЕЗОНЕ'], line: 'Место каждого кошелька по данным блокчейна' },
  { headline: ['СТАТУС СЕТИ', 'СЕЙЧАС'], line: 'Блоки, минт и доступность за 90 дней' },
  { headline: ['ПРОВЕРЬТЕ, ПРЕЖДЕ', 'ЧЕМ ПОДКЛЮЧАТЬСЯ'], line: 'Все официальные домены, контракты и аккаунты' },
  { headline: ['ЗАПУСТИТЕ', 'SENTRY NODE'], line: 'Меньше чем за минуту' },
  { headline: ['СОГЛАШЕНИЕ', 'SENTRY NODE'], line: 'Условия полностью' },
]
