/** Copy for the page that explains ranks. ranking.ts defines them. */
export const ranksPage = {
  kicker: 'Ranks',
  title: 'How ranks are counted',
  intro: 'Everything is read from the chain, by rules you can check yourself. Nobody decides who gets which rank.',
  toBoard: 'See the leaderboard',
  toProgress: 'See your own progress',
  season: {
    title: 'The season',
    dates: 'From {from} to {to}',
    words: [
      'Only mints on days of the season count, whoever sent the transaction. A day is the mint’s own day: it belongs to the season if the date on which it begins, in UTC, does.',
      'Items that you bought, swapped or were given do not count.',
      'While the season runs, a rank can go up and down. When it is over, it stays: that is the badge of the season.',
    ],
  },
  ranks: {
    title: 'The ranks',
    intro: 'From the highest to the lowest. You hold the highest one whose rule you meet and that has a place left.',
    /** The parts of a rank's rule. */
    rule: {
      streak: '{count} days in a row',
      completeDays: '{count} complete days',
      items: '{count} different items',
      mints: 'Mints: {count} or more',
    },
    cap: 'For the best {count} places',
    noCap: 'For everybody who meets it',
  },
  /** In the order in which the server compares results. */
  order: {
    title: 'How two players are compared',
    intro: 'From the top. The next line matters only where all lines above it are equal.',
    parts: [
      { name: 'Streak', words: 'The longest run of days, without a gap, on which all 42 items were minted.' },
      { name: 'Complete days', words: 'All days on which all 42 were minted.' },
      { name: 'Items', words: 'How many different items, of 42.' },
      { name: 'Mints', words: 'All that was minted, on all days together.' },
      { name: 'Who got there first', words: 'The day of your last mint in the season. An earlier one is better.' },
    ],
  },
  ties: {
    title: 'Ties',
    words: [
      'Players with the same result share a place, and the next result has the next place: 1, 1, 2. Equal players are listed by address, which says nothing of who is better.',
      'Nobody loses a rank to somebody who did exactly the same: all who share a place share its rank.',
    ],
  },
  caps: {
    title: 'Many wallets of one person',
    intro: 'Anybody can have many wallets, and the chain does not tell. Ranks are built so that it pays little.',
    doTitle: 'What caps do',
    does: [
      'A cap counts results, not wallets. Ten thousand wallets that all do the same share one place: they push nobody down and nobody out of a rank.',
      'The lower ranks have no cap. Whoever meets their rule holds them, however many others do.',
      'Nobody is better than perfect. Complete every day, and you have place 1, whatever others do.',
    ],
    cannotTitle: 'What they cannot do',
    cannot: [
      'Wallets that all differ a little, by an item here or a day there, take a place each. They can fill a capped rank above people with worse results.',
      'This page cannot tell a person from a script. Minting limits make many wallets slow, not impossible. Before anything of value follows a rank, the list is looked at for such groups.',
    ],
  },
  names: {
    title: 'Names',
    words: [
      'A player is shown by the wallet’s address. A name is shown only if the player signs that they want it, and signing an empty one removes it. Nothing else is kept of a player.',
      'Whoever has minted in a season may sign one. A name has 3 to 24 letters and digits of one script. Links, what looks like somebody else’s name, and words that hurt are refused. What slips through is hidden by the team.',
    ],
    action: 'Sign a name',
  },
  badge: {
    title: 'A badge per season',
    words:
      'Its lights say which rank it is: one more for each step. The marks on its rim belong to the season alone, so no two seasons have the same badge.',
  },
}
