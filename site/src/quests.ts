import type { Quest } from './validation/season-schemas.ts'

/** Follows a quest's own message. Items are listed as numbers and ranges. */
export const questDetails = {
  /** For today. `items` are those to choose from. */
  itemsToday: 'Mint {count} more today, from {items}.',
  /** For a past day. */
  itemsOnDay: '{count} were missing on the best day, {date}, from {items}.',
  todayCounts: 'Today already counts. Come back tomorrow.',
  streakBroken: 'The streak ended on {date}, with {minted} of {needed} items.',
  neverMinted: 'Not minted yet: {items}.',
  windowAhead: 'It starts on {from} and ends on {to}.',
  windowRunning: 'It runs until {to}.',
  windowOver: 'It ran from {from} to {to} and has ended.',
}

/** Quests and their rules. Platform URLs contain the quest's `id` (docs/guides/quests.md), so never change an id in use. */
export const quests = {
  /** The message of a completed quest. */
  done: 'Completed on chain.',
  list: [
    {
      id: 'first-mint',
      title: 'First mint',
      task: 'Mint any item of the collection.',
      missing: 'This wallet has not minted anything yet.',
      rule: { kind: 'total', count: 1 },
    },
    {
      id: 'ten-today',
      title: 'Ten today',
      task: 'Mint ten items in one day. You get a new chance every day.',
      missing: 'Minted today: {have} of {need} items.',
      rule: { kind: 'items-on-day', count: 10, when: 'today' },
    },
    {
      id: 'all-today',
      title: 'All 42 today',
      task: 'Mint all 42 items before the day ends.',
      missing: 'Minted today: {have} of {need} items.',
      rule: { kind: 'all-items-on-day', when: 'today' },
    },
    {
      id: 'streak-3',
      title: 'Three days in a row',
      task: 'Mint all 42 items on three days in a row.',
      missing: 'Current streak: {have} of {need} days.',
      rule: { kind: 'streak', days: 3 },
    },
    {
      id: 'streak-7',
      title: 'Seven days in a row',
      task: 'Mint all 42 items on seven days in a row.',
      missing: 'Current streak: {have} of {need} days.',
      rule: { kind: 'streak', days: 7 },
    },
    {
      id: 'every-item',
      title: 'Every item once',
      task: 'Mint each of the 42 items at least once, on as many days as it takes.',
      missing: 'Minted so far: {have} of {need} different items.',
      rule: { kind: 'different-items', count: 42 },
    },
    {
      id: 'thousand-mints',
      title: 'A thousand mints',
      task: 'Mint a thousand items in total, over as many days as it takes.',
      missing: 'Minted so far: {have} of {need} items.',
      rule: { kind: 'total', count: 1000 },
    },
    {
      id: 'season-100',
      title: 'A hundred in season one',
      task: 'Mint a hundred items while season one runs.',
      missing: 'Minted in season one: {have} of {need} items.',
      rule: { kind: 'window', from: '2026-11-01', to: '2027-01-31', count: 100 },
    },
    {
      id: 'first-swap',
      title: 'First swap',
      task: 'Buy or sell the test token once.',
      missing: 'This wallet has not bought or sold the test token yet.',
      rule: { kind: 'swaps', count: 1 },
    },
    {
      id: 'hold-token',
      title: 'A hundred test tokens',
      task: 'Hold at least a hundred test tokens when the day begins. Tokens that you get today count tomorrow.',
      missing: 'Balance when the day began: {have} of {need} test tokens.',
      rule: { kind: 'token', standard: 'erc20', contract: 'token', minimum: '100', decimals: 18 },
    },
    {
      id: 'connect-account',
      title: 'Known by name',
      task: 'Connect your social account to your wallet.',
      missing: 'No social account is connected to this wallet yet.',
      rule: { kind: 'account', provider: 'social' },
    },
  ] satisfies Quest[] as Quest[],
}
