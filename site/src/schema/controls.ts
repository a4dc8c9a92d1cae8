import { z } from 'zod'
import { sentence } from './text.ts'

export const controlsSchema = z.strictObject({
  /** Said after the name of every link that does. */
  opensInNewTab: sentence,
  /** The cross on a toast. */
  dismiss: sentence,
  /** A film behind words. */
  film: z.strictObject({ pause: sentence, play: sentence }),
  carousel: z.strictObject({
    /** What a screen reader calls the whole, and one of its slides. */
    carousel: sentence,
    slide: sentence,
    /** Names a slide by its number. */
    position: sentence.regex(/\{position\}.*\{count\}|\{count\}.*\{position\}/, 'must hold {position} and {count}'),
    dots: sentence,
    pause: sentence,
    play: sentence,
  }),
})

export type Controls = z.infer<typeof controlsSchema>
