/** Copy for progress on the mint page, in its own module to keep that page small. */
export const progressStripWords = {
  label: 'Your progress',
  streak: 'Days in a row: {count}',
  today: '{minted} of {total} today',
  /** Shown while items are missing. */
  left: '{count} left to mint within {time}.',
  /** Shown once all items are minted. */
  comeBack: 'All done. Come back in {time}.',
  hours: '{count} h {minutes} min',
  minutes: '{count} min',
  remind: 'Remind me',
  /** Shown without a wallet. */
  guest: 'Track your streak, calendar, and quests.',
  unreadable: 'Your progress is unavailable right now.',
  action: 'Progress',
  toBoard: 'Leaderboard',
}
