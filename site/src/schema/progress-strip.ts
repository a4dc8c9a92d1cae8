import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const progressStripWordsSchema = z.strictObject({
  label: sentence,
  streak: sentenceWith('count'),
  today: sentenceWith('minted', 'total'),
  /** Without a wallet. */
  guest: sentence,
  unreadable: sentence,
  action: sentence,
  toBoard: sentence,
})

export type ProgressStripWords = z.infer<typeof progressStripWordsSchema>
