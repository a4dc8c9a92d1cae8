import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

const paragraphs = z.array(sentence).min(1)

export const ranksPageSchema = z.strictObject({
  kicker: sentence,
  title: sentence,
  intro: sentence,
  toBoard: sentence,
  toProgress: sentence,
  season: z.strictObject({ title: sentence, dates: sentenceWith('from', 'to'), words: paragraphs }),
  ranks: z.strictObject({
    title: sentence,
    intro: sentence,
    /** Each part of a rank's rule. */
    rule: z.strictObject({
      streak: sentenceWith('count'),
      completeDays: sentenceWith('count'),
      items: sentenceWith('count'),
      mints: sentenceWith('count'),
    }),
    cap: sentenceWith('count'),
    noCap: sentence,
  }),
  /** In the order in which results are compared, which is the server's. */
  order: z.strictObject({
    title: sentence,
    intro: sentence,
    parts: z.array(z.strictObject({ name: sentence, words: sentence })).length(5),
  }),
  ties: z.strictObject({ title: sentence, words: paragraphs }),
  caps: z.strictObject({
    title: sentence,
    intro: sentence,
    doTitle: sentence,
    does: paragraphs,
    cannotTitle: sentence,
    cannot: paragraphs,
  }),
  names: z.strictObject({ title: sentence, words: paragraphs, action: sentence }),
  badge: z.strictObject({ title: sentence, words: sentence }),
})

export type RanksPageWords = z.infer<typeof ranksPageSchema>
