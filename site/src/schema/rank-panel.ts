import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const rankPanelWordsSchema = z.strictObject({
  title: sentence,
  place: sentenceWith('place', 'places'),
  /** After a place that several wallets have. */
  shared: sentenceWith('count'),
  noPlace: sentence,
  noRank: sentence,
  next: sentenceWith('rank'),
  highest: sentence,
  over: sentence,
  badges: sentence,
  toBoard: sentence,
  toRanks: sentence,
  unreadable: sentence,
  retry: sentence,
  loading: sentence,
  /** The form in which players sign a name to have shown. */
  name: z.strictObject({
    title: sentence,
    intro: sentence,
    shown: sentenceWith('name'),
    none: sentence,
    label: sentence,
    hint: sentence,
    action: sentence,
    remove: sentence,
    signing: sentence,
    done: sentenceWith('name'),
    removed: sentence,
    empty: sentence,
    length: sentenceWith('least', 'most', 'count'),
    same: sentence,
    /** Where there was no answer at all. */
    failed: sentence,
  }),
})

export type RankPanelWords = z.infer<typeof rankPanelWordsSchema>
