/** Copy for progress on the mint page, in its own module to keep that page small. */
export const progressStripWords = {
  label: 'Your progress',
  streak: 'Days in a row: {count}',
  today: '{minted} of {total} today',
  /** Shown without a wallet. */
  guest: 'Track your streak, calendar, and quests.',
  unreadable: 'Your progress is unavailable right now.',
  action: 'See your progress',
  toBoard: 'Leaderboard',
}
