import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

const part = z.strictObject({ name: sentence, failing: sentence })

export const statusWordsSchema = z.strictObject({
  kicker: sentence,
  /** The first words of the page, by how things are. */
  headlines: z.strictObject({
    loading: sentence,
    well: sentence,
    closed: sentence,
    unknown: sentence,
  }),
  /** What each part is called, and the headline where it fails. */
  parts: z.strictObject({ chain: part, minting: part, database: part, mail: part }),
  checked: sentenceWith('age'),
  stale: sentenceWith('age'),
  unreadable: sentence,
  retry: sentence,
  withoutScript: sentence,
  states: z.strictObject({ well: sentence, failing: sentence, unknown: sentence, off: sentence }),
  facts: z.strictObject({
    block: sentence,
    blockAge: sentenceWith('age'),
    open: sentence,
    closed: sentence,
    noDelay: sentence,
    delay: sentenceWith('age'),
    relayers: sentenceWith('working', 'total'),
    noMailWaiting: sentence,
    mailWaiting: sentenceWith('count'),
    mailOff: sentence,
    database: sentence,
    version: sentence,
    started: sentenceWith('age'),
  }),
  history: z.strictObject({
    title: sentence,
    intro: sentence,
    first: sentence,
    last: sentence,
    share: sentenceWith('percent'),
    noRecord: sentence,
    /** What a screen reader says of a row, and a pointer of a day. */
    row: sentenceWith('part', 'percent', 'days'),
    day: sentenceWith('day', 'percent', 'minutes'),
    dayWithoutRecord: sentenceWith('day'),
    incomplete: sentenceWith('percent'),
    troubles: sentence,
    trouble: sentenceWith('part', 'minutes'),
    noTroubles: sentence,
  }),
  /** For programs. */
  document: sentence,
})

export type StatusWords = z.infer<typeof statusWordsSchema>
