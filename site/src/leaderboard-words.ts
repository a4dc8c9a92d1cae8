/** Copy for the leaderboard page. */
export const leaderboardWords = {
  kicker: 'Leaderboard',
  title: 'Who leads',
  intro: 'Everybody who mints has a place. It is read from the chain, and no wallet is needed to look.',
  toRanks: 'How ranks are counted',
  toProgress: 'Your progress',
  toMint: 'Mint today’s items',
  season: {
    label: 'Seasons',
    running: 'Runs until {to}',
    ahead: 'Begins on {from}',
    over: 'Over since {to}',
    wallets: 'Players: {wallets}',
    places: 'Places: {places}',
  },
  own: {
    label: 'Your place',
    /** Shown if the link contains a wallet that is not connected. */
    chosenLabel: 'The chosen wallet',
    guest: 'Connect your wallet, and your own place stands here.',
    loading: 'Looking for your place',
    unranked: 'No place yet. The first mint of the season brings one.',
    unreadable: 'Your place cannot be read at the moment.',
    /** Marks the player's own row. */
    inRow: 'You',
  },
  search: {
    label: 'Find a player',
    placeholder: 'Name or 0x…',
    hint: 'The beginning of a name, or of an address: 0x and two digits or more.',
    action: 'Search',
    clear: 'Show everybody',
    results: 'Found for “{search}”: {count}',
    /** Shown if there may be more results. */
    most: 'Only the best fifty are shown. Type more of it to find others.',
    none: {
      title: 'Nobody found',
      text: 'No name or address of this season begins with “{search}”. Names are shown only if a player signed for one.',
    },
  },
  table: {
    caption: 'Standings of {season}, page {page} of {pages}',
    place: 'Place',
    player: 'Player',
    rank: 'Rank',
    streak: 'Streak',
    completeDays: 'Complete days',
    items: 'Items',
    mints: 'Mints',
    /** Shown below a shared place. */
    shared: 'shared by {count}',
    noRank: 'No rank yet',
    placeOf: 'Place {place}',
    copy: 'Copy the address of {player}',
    copied: 'Copied',
  },
  pager: {
    label: 'Pages of the leaderboard',
    previous: 'Previous',
    next: 'Next',
    page: 'Page {page}',
    current: 'Page {page}, shown now',
  },
  loading: 'Reading the standings',
  empty: {
    title: 'Nobody has a place yet',
    running: 'The season has begun and the board is empty. The first mint takes the first place.',
    ahead: 'The season begins on {from}. Whoever mints on that day stands here.',
    over: 'Nobody minted in this season.',
  },
  /** Shown for a page number after the last page. */
  beyond: {
    title: 'There is no such page',
    text: 'The standings end with page {pages}.',
    action: 'Go to the last page',
  },
  failures: {
    unreadable: 'The standings could not be read. Nothing is lost: every place follows from the chain.',
    offline: 'You seem to be offline. Nothing is lost: every place follows from the chain.',
    retry: 'Try again',
    /** Shown below outdated data. */
    old: 'This is how things were at {time}. There has been no newer answer since.',
    /** Shown for an unknown season in the link. */
    toCurrent: 'Go to the season that counts now',
  },
  asOf: 'As of block {block}, made at {time}.',
  /** Shown if the index is noticeably behind. */
  behind: 'The record is {count} blocks behind the chain at the moment. What was minted just now may not show yet.',
  withoutScript: 'This page needs scripts to read the standings. Without them, programs can:',
  document: 'see how to ask for them',
}
