/** Copy for a wallet's rank and shown name on the progress page. */
export const rankPanelWords = {
  title: 'Rank',
  place: 'Place {place} of {places}',
  /** Follows a shared place. */
  shared: 'shared by {count}',
  noPlace: 'No place in this season yet. The first mint brings one.',
  noRank: 'No rank yet',
  next: 'Next: {rank}',
  highest: 'There is no higher rank. Stay until the season ends.',
  over: 'The season is over. This is how it ended.',
  badges: 'Badges',
  toBoard: 'See the leaderboard',
  toRanks: 'How ranks are counted',
  unreadable: 'The rank cannot be read at the moment. This page tries again by itself.',
  retry: 'Try again',
  loading: 'Reading the rank',
  /** The form for a shown name. */
  name: {
    title: 'Your name',
    intro:
      'Players are shown by their address. Sign a name, and it stands beside yours for everybody to see. Signing costs nothing.',
    shown: 'Shown now: {name}',
    none: 'No name is shown.',
    label: 'Name',
    hint: '3 to 24 letters and digits of one script, with single spaces or hyphens between them.',
    action: 'Sign and show it',
    remove: 'Show no name',
    signing: 'Sign it in your wallet',
    done: 'Done: “{name}” is shown beside your address.',
    removed: 'Done: no name is shown any more.',
    empty: 'Type a name first.',
    length: 'A name has {least} to {most} characters; this one has {count}.',
    same: 'This name is shown already.',
    /** Shown if the server does not respond. */
    failed: 'It could not be sent. Look at your connection, then sign it again.',
  },
}

/** The messages that players sign to show or remove a name. */
export const shownNameMessage = {
  show: '{site}: show the name “{name}” beside my address {address} on the leaderboard. Signed at {time}.',
  remove: '{site}: show no name beside my address {address} any more. Signed at {time}.',
}
