import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const leaderboardWordsSchema = z.strictObject({
  kicker: sentence,
  title: sentence,
  intro: sentence,
  toRanks: sentence,
  toProgress: sentence,
  toMint: sentence,
  season: z.strictObject({
    label: sentence,
    running: sentenceWith('to'),
    ahead: sentenceWith('from'),
    over: sentenceWith('to'),
    wallets: sentenceWith('wallets'),
    places: sentenceWith('places'),
  }),
  own: z.strictObject({
    label: sentence,
    /** Where a link names a wallet that is not connected here. */
    chosenLabel: sentence,
    guest: sentence,
    loading: sentence,
    unranked: sentence,
    unreadable: sentence,
    /** Beside the player's own row of the board. */
    inRow: sentence,
  }),
  search: z.strictObject({
    label: sentence,
    placeholder: sentence,
    hint: sentence,
    action: sentence,
    clear: sentence,
    results: sentenceWith('search', 'count'),
    /** Where there may be more than are shown. */
    most: sentence,
    none: z.strictObject({ title: sentence, text: sentenceWith('search') }),
  }),
  table: z.strictObject({
    caption: sentenceWith('season', 'page', 'pages'),
    place: sentence,
    player: sentence,
    rank: sentence,
    streak: sentence,
    completeDays: sentence,
    items: sentence,
    mints: sentence,
    /** Under a place that several wallets have. */
    shared: sentenceWith('count'),
    noRank: sentence,
    placeOf: sentenceWith('place'),
    copy: sentenceWith('player'),
    copied: sentence,
  }),
  pager: z.strictObject({
    label: sentence,
    previous: sentence,
    next: sentence,
    page: sentenceWith('page'),
    current: sentenceWith('page'),
  }),
  loading: sentence,
  empty: z.strictObject({
    title: sentence,
    running: sentence,
    ahead: sentenceWith('from'),
    over: sentence,
  }),
  /** A link to a page behind the last one. */
  beyond: z.strictObject({ title: sentence, text: sentenceWith('pages'), action: sentence }),
  failures: z.strictObject({
    unreadable: sentence,
    offline: sentence,
    retry: sentence,
    /** Under what is still shown from before. */
    old: sentenceWith('time'),
    /** Where a link names a season that does not exist. */
    toCurrent: sentence,
  }),
  asOf: sentenceWith('block', 'time'),
  /** Where the record is more than a little behind. */
  behind: sentenceWith('count'),
  withoutScript: sentence,
  document: sentence,
})

export type LeaderboardWords = z.infer<typeof leaderboardWordsSchema>
