import type { Plural } from './translation.ts'

/** Copy for the leaderboard page. */
export const leaderboardWords = {
  kicker: 'Season standings',
  title: 'Leaderboard',
  intro: 'Every player who mints has a place, read from the chain. You can look without a wallet.',
  toRanks: 'How ranks work',
  toProgress: 'Your progress',
  toMint: 'Mint today’s items',
  season: {
    label: 'Seasons',
    running: 'Runs until {to}',
    ahead: 'Starts on {from}',
    over: 'Ended on {to}',
    wallets: 'Players: {wallets}',
    places: 'Places: {places}',
  },
  own: {
    label: 'Your place',
    /** Shown if the link contains a wallet that is not connected. */
    chosenLabel: 'Selected wallet',
    guest: 'Connect your wallet to see your place.',
    loading: 'Finding your place',
    unranked: 'Not ranked yet. Your first mint of the season gets you a place.',
    unreadable: 'Your place is unavailable right now.',
    /** Marks the player's own row. */
    inRow: 'You',
  },
  search: {
    label: 'Find a player',
    placeholder: 'Name or 0x…',
    hint: 'The start of a name, or of an address: 0x and at least two digits.',
    action: 'Search',
    clear: 'Show all players',
    results: 'Results for “{search}”: {count}.',
    /** Shown if there may be more results. */
    most: 'Only the best fifty are shown. Type more to narrow the search.',
    none: {
      title: 'No players found',
      text: 'No name or address in this season starts with “{search}”. Players have a name only if they signed one.',
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
    /** The one number in a line of the list on phones. */
    figure: {
      streak: { other: '{count} in a row' },
      completeDays: { one: '{count} day', other: '{count} days' },
      items: { one: '{count} item', other: '{count} items' },
      mints: { one: '{count} mint', other: '{count} mints' },
    } satisfies Record<string, Plural> as Record<'streak' | 'completeDays' | 'items' | 'mints', Plural>,
    /** Shown once for a shared place. */
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
    current: 'Page {page}, current page',
  },
  loading: 'Loading standings',
  empty: {
    title: 'No players yet',
    running: 'The season has started. The first mint takes first place.',
    ahead: 'The season starts on {from}. Mint on that day to appear here.',
    over: 'No one minted in this season.',
  },
  /** Shown for a page number after the last page. */
  beyond: {
    title: 'Page not found',
    text: 'The standings end on page {pages}.',
    action: 'Go to the last page',
  },
  failures: {
    unreadable: 'The standings could not be loaded. Nothing is lost: every place is computed from the chain.',
    offline: 'You appear to be offline. Nothing is lost: every place is computed from the chain.',
    retry: 'Try again',
    /** Shown below outdated data. */
    old: 'Last updated at {time}. The server has not responded since.',
    /** Shown for an unknown season in the link. */
    toCurrent: 'Go to the current season',
  },
  asOf: 'As of block {block}, produced at {time}.',
  /** Shown if the index is noticeably behind. */
  behind: {
    one: 'The index is {count} block behind the chain. Recent mints may not show yet.',
    other: 'The index is {count} blocks behind the chain. Recent mints may not show yet.',
  } satisfies Plural as Plural,
  withoutScript: 'This page needs JavaScript to show the standings. They are also available through the API:',
  document: 'see the API reference',
}
