import type { Plural } from './translation.ts'

/** Copy for the page that explains ranks. ranking.ts defines them. */
export const ranksPage = {
  kicker: 'Ranks',
  title: 'How ranks work',
  intro: 'Ranks are computed from the chain, by rules you can check yourself.',
  toBoard: 'See the leaderboard',
  toProgress: 'See your progress',
  season: {
    title: 'The season',
    dates: '{season}. From {from} to {to}.',
    words: [
      'Only mints on days of the season count, no matter who sent the transaction. A mint day belongs to the season if its start date in UTC does.',
      'Items you bought, swapped, or received do not count.',
      'During the season, your rank can rise and fall. When the season ends, your final rank becomes its badge.',
    ],
  },
  ranks: {
    title: 'The ranks',
    intro: 'From highest to lowest. You hold the highest rank whose rule you meet and that has a place left.',
    /** The parts of a rank's rule. */
    rule: {
      streak: { one: '{count} day in a row', other: '{count} days in a row' },
      completeDays: { one: '{count} complete day', other: '{count} complete days' },
      items: { one: '{count} item', other: '{count} different items' },
      mints: { other: '{count} or more mints' },
    } satisfies Record<string, Plural> as Record<'streak' | 'completeDays' | 'items' | 'mints', Plural>,
    cap: { one: 'For the best place', other: 'For the best {count} places' } satisfies Plural as Plural,
    noCap: 'For everyone who qualifies',
  },
  /** In the order in which the server compares results. */
  order: {
    title: 'How players are compared',
    intro: 'In this order. Each line breaks ties in the lines above it.',
    parts: [
      { name: 'Streak', words: 'The longest run of consecutive days with all 42 items minted.' },
      { name: 'Complete days', words: 'The number of days with all 42 items minted.' },
      { name: 'Items', words: 'The number of different items, out of 42.' },
      { name: 'Mints', words: 'The total number of mints on all days.' },
      { name: 'Earliest finish', words: 'The day of your last mint in the season. Earlier is better.' },
    ],
  },
  ties: {
    title: 'Ties',
    words: [
      'Players with the same result share a place, and the next result gets the next place: 1, 1, 2. Tied players are listed by address.',
      'Players who share a place share its rank, even if the rank has a cap.',
    ],
  },
  caps: {
    title: 'Multiple wallets',
    intro: 'One person can use many wallets, and the chain cannot tell. Ranks are designed so that this gains little.',
    doTitle: 'What caps prevent',
    does: [
      'A cap counts results, not wallets. Ten thousand wallets with the same result share one place and push no one down.',
      'The lower ranks have no cap. Everyone who meets their rule holds them.',
      'A perfect result always ranks first. Complete every day and you have place 1, whatever others do.',
    ],
    cannotTitle: 'What caps cannot prevent',
    cannot: [
      'Wallets with slightly different results take one place each. They can fill a capped rank ahead of players with lower results.',
      'The site cannot tell a person from a script. Mint limits slow down many wallets but do not stop them. Before a rank earns anything of value, the team reviews the list for such groups.',
    ],
  },
  names: {
    title: 'Names',
    words: [
      'Players are listed by wallet address. A name appears only after the player signs for it, and signing an empty name removes it. We store nothing else about a player.',
      'Once you have minted in a season, you can sign a name. A name has 3 to 24 letters or digits from one script. Links, lookalikes of other names, and offensive words are rejected. The team hides what slips through.',
    ],
    action: 'Set your name',
  },
  badge: {
    title: 'A badge per season',
    words: 'Its lights show the rank: one more for each step up. The marks on its rim are unique to the season.',
  },
}
