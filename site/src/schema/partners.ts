import { z } from 'zod'
import { mediaPath, sentence } from './text.ts'

/** A logo is drawn in currentColor, on a transparent ground. */
const partner = z.strictObject({
  url: mediaPath,
  alt: sentence,
  width: z.int().positive(),
  height: z.int().positive(),
})

export const partnersSchema = z.strictObject({
  investors: z.array(partner).length(7),
  poweredBy: z.array(partner).min(1),
})

export type Partners = z.infer<typeof partnersSchema>
export type Partner = z.infer<typeof partner>
