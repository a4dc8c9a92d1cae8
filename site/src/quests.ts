import type { Quest } from './validation/season-schemas.ts'

/** Quests and their rules. Platform URLs contain the quest's `id` (docs/guides/quests.md), so never change an id in use. */
export const quests = {
  season: { id: 'season-1', name: 'Season one', from: '2026-11-01', to: '2027-01-31' },
  /** The message of a completed quest. */
  done: 'Done: the chain has all of it.',
  /** Follows a quest's own message. Items are listed as numbers and ranges. */
  details: {
    /** For today. */
    itemsToday: 'Today still needs {count} of these items: {items}.',
    /** For a past day. */
    itemsOnDay: 'The best day, {date}, lacks {count} of these items: {items}.',
    todayCounts: 'Today counts already; come back tomorrow.',
    streakBroken: 'The day that broke the streak is {date}, with {minted} of {needed} items.',
    neverMinted: 'Never minted so far: {items}.',
    windowAhead: 'It begins on {from} and ends with {to}.',
    windowRunning: 'It runs from {from} to {to}.',
    windowOver: 'It ran from {from} to {to} and is over.',
  },
  list: [
    {
      id: 'first-mint',
      title: 'First mint',
      task: 'Mint any item of the collection.',
      missing: 'Nothing has been minted with this wallet yet.',
      rule: { kind: 'total', count: 1 },
    },
    {
      id: 'ten-today',
      title: 'Ten today',
      task: 'Mint ten items on one day. Every day is a new chance.',
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
      missing: 'The streak is {have} of {need} days long.',
      rule: { kind: 'streak', days: 3 },
    },
    {
      id: 'streak-7',
      title: 'Seven days in a row',
      task: 'Mint all 42 items on seven days in a row.',
      missing: 'The streak is {have} of {need} days long.',
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
      missing: 'The test token has not been bought or sold with this wallet yet.',
      rule: { kind: 'swaps', count: 1 },
    },
    {
      id: 'hold-token',
      title: 'A hundred test tokens',
      task: 'Hold at least a hundred of the test token.',
      missing: 'Held at the moment: {have} of {need} test tokens.',
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
