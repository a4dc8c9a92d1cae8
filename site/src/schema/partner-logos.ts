import { z } from 'zod'
import { sentence, slug } from './text.ts'

/** One logo: a mark beside one or two lines of lettering. */
const partnerLogo = z.strictObject({
  slug,
  name: sentence,
  lines: z.array(sentence).min(1).max(2),
  /** One of the faces in art/brand/lettering.ts. */
  face: z.string(),
  size: z.number().positive(),
  /** In ems. */
  tracking: z.number(),
  /** SVG shapes on a 40-unit square, in currentColor unless they say otherwise. */
  mark: z.string().startsWith('<'),
})

export const partnerLogosSchema = z.array(partnerLogo)

export type PartnerLogo = z.infer<typeof partnerLogo>
export type PartnerLogos = z.infer<typeof partnerLogosSchema>
