/** What the mint page says of a player's progress; apart, so that the page does not carry the words of the other. */
export const progressStripWords = {
  label: 'Your progress',
  streak: 'Days in a row: {count}',
  today: '{minted} of {total} today',
  /** Without a wallet. */
  guest: 'Your streak, your calendar and every quest, and what is missing.',
  unreadable: 'Your progress cannot be read at the moment.',
  action: 'See your progress',
  toBoard: 'Leaderboard',
}
