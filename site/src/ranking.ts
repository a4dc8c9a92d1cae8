import type { Rank, Season } from './validation/season-schemas.ts'

/**
 * The ranks of players, from the highest to the lowest. A wallet holds the highest rank whose rule its season meets and
 * that has a place left for its result. docs/guides/leaderboard.md says how that is counted.
 */
export const ranking = {
  /** From the highest to the lowest. */
  ranks: [
    {
      id: 'marshal',
      name: 'Marshal',
      words: 'Led the season: all 42, day after day, for a month and more.',
      rule: { streak: 30, completeDays: 45, items: 42 },
      cap: 42,
    },
    {
      id: 'captain',
      name: 'Captain',
      words: 'Held the line for two weeks without a gap.',
      rule: { streak: 14, completeDays: 20, items: 42 },
      cap: 420,
    },
    {
      id: 'lieutenant',
      name: 'Lieutenant',
      words: 'Came back seven days in a row for all 42.',
      rule: { streak: 7, items: 42 },
      cap: 4200,
    },
    {
      id: 'sentinel',
      name: 'Sentinel',
      words: 'Completed a day, three times in a row.',
      rule: { streak: 3 },
      cap: null,
    },
    {
      id: 'scout',
      name: 'Scout',
      words: 'Minted every one of the 42, on as many days as it took.',
      rule: { items: 42 },
      cap: null,
    },
    {
      id: 'recruit',
      name: 'Recruit',
      words: 'Took the first step.',
      rule: { mints: 1 },
      cap: null,
    },
  ] satisfies Rank[] as Rank[],
  /** Seasons before the one in quests.ts: move it here when the next one begins. */
  pastSeasons: [] as Season[],
  badge: {
    /** Of a season that is over. */
    earned: '{rank} of {season}, place {place}.',
    /** Of the one that still runs. */
    running: '{rank} of {season} so far, place {place}. The season still runs.',
  },
  /** What a player reads of the next rank. */
  next: {
    streak: 'Days in a row that {rank} still needs: {count}.',
    completeDays: 'Complete days that {rank} still needs: {count}.',
    items: 'Different items that {rank} still needs: {count}.',
    mints: 'Mints that {rank} still needs: {count}.',
    /** All that it asks for is there, but so are too many better results. */
    full: 'All {cap} places of {rank} are held by better results at the moment.',
  },
}
