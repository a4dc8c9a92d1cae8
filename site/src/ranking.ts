import type { Rank, Season } from './validation/season-schemas.ts'

/**
 * The ranks of players. A wallet gets the highest rank whose rule it meets and that has a place left for its result; see
 * docs/guides/leaderboard.md.
 */
export const ranking = {
  /** From highest to lowest. */
  ranks: [
    {
      id: 'marshal',
      name: 'Marshal',
      words: 'Led the season: all 42, thirty days in a row.',
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
      words: 'Minted all 42, seven days in a row.',
      rule: { streak: 7, items: 42 },
      cap: 4200,
    },
    {
      id: 'sentinel',
      name: 'Sentinel',
      words: 'Minted all 42, three days in a row.',
      rule: { streak: 3 },
      cap: null,
    },
    {
      id: 'scout',
      name: 'Scout',
      words: 'Minted each of the 42, over as many days as it took.',
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
  /** Past seasons: move the season of season.ts here when the next one begins. */
  pastSeasons: [] as Season[],
  badge: {
    /** For a past season. */
    earned: '{rank} of {season}, place {place}.',
    /** For the current season. */
    running: '{rank} of {season} so far, place {place}. The season is still running.',
  },
  /** What the next rank requires. */
  next: {
    streak: 'Days in a row still needed for {rank}: {count}.',
    completeDays: 'Complete days still needed for {rank}: {count}.',
    items: 'Different items still needed for {rank}: {count}.',
    mints: 'Mints still needed for {rank}: {count}.',
    /** Shown if the wallet qualifies but better results hold all places. */
    full: 'All {cap} {rank} places are currently held by better results.',
  },
}
