/** Copy for progress on the mint page, in its own module to keep that page small. */
export const progressStripWords = {
  label: 'Your progress',
  streak: 'Days in a row: {count}',
  today: '{minted} of {total} today',
  /** Shown without a wallet. */
  guest: 'Your streak, your calendar and every quest, and what is missing.',
  unreadable: 'Your progress cannot be read at the moment.',
  action: 'See your progress',
  toBoard: 'Leaderboard',
}
