import { z } from 'zod'
import { mediaPath, sentence, slug } from './text.ts'

const art = z.discriminatedUnion('kind', [
  /** One picture at the right, as wide as said; `acrossShare` is which part of it stays when it is wider, 0 to 1. */
  z.strictObject({
    kind: z.literal('picture'),
    path: mediaPath,
    width: z.int().min(600).max(1200),
    acrossShare: z.number().min(0).max(1),
  }),
  /** Pictures with a transparent ground, one upon the other. */
  z.strictObject({ kind: z.literal('stack'), paths: z.array(mediaPath).min(1) }),
  /** Twelve portraits, by their token ids. */
  z.strictObject({ kind: z.literal('wall'), ids: z.array(z.int().min(1).max(42)).length(12) }),
])

const socialCard = z.strictObject({
  /** Its name in `site/media/social`, without the ending. */
  file: slug,
  headline: z.array(sentence).min(1).max(3),
  line: sentence,
  art,
})

export const socialCardsSchema = z.array(socialCard)

export type SocialCard = z.infer<typeof socialCard>
export type SocialCards = z.infer<typeof socialCardsSchema>
