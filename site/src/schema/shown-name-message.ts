import { z } from 'zod'
import { sentenceWith } from './text.ts'

/** Browser and server write it from here, so it changes for everybody at once. */
export const shownNameMessageSchema = z.strictObject({
  show: sentenceWith('site', 'name', 'address', 'time'),
  remove: sentenceWith('site', 'address', 'time'),
})

export type ShownNameMessage = z.infer<typeof shownNameMessageSchema>
