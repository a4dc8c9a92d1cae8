import { z } from 'zod'
import { mediaPath, sentence, slug } from './text.ts'

const art = z.discriminatedUnion('kind', [
  /** One picture whose subject, at `focus` (shares of its width and height), comes to stand at `at` on the card. */
  z.strictObject({
    kind: z.literal('picture'),
    path: mediaPath,
    focus: z.tuple([z.number(), z.number()]),
    at: z.tuple([z.int(), z.int()]),
    /** Its height, as a share of the card's. */
    heightShare: z.number().min(0.5).max(3),
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
