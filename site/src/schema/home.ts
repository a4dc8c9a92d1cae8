import { z } from 'zod'
import { pictureSchema } from './picture.ts'
import { httpsUrl, mediaPath, sentence, slug } from './text.ts'

const cut = z.strictObject({ webm: mediaPath, mp4: mediaPath })

/** A picture in the background. Where there is a looping, muted film, the picture is its first and waits for it. */
export const backdropSchema = z.strictObject({
  poster: mediaPath,
  /** `small` is the same film for narrow screens. */
  film: cut.extend({ small: cut }).optional(),
  /** The same subject framed for screens held upright. */
  portrait: z.strictObject({ poster: mediaPath, film: cut.optional() }).optional(),
})

const pictureWithAlt = pictureSchema.extend({ alt: sentence })

const captioned = z.strictObject({ title: sentence, body: sentence })

export const heroSchema = z.strictObject({
  caption: sentence,
  headline: sentence,
  subheader: sentence,
  body: sentence,
  backdrop: backdropSchema,
  investors: z.strictObject({ title: sentence, pause: sentence, play: sentence }),
})

export const nodeSchema = z.strictObject({
  title: sentence,
  subtitle: sentence,
  body: sentence,
  dilemma: sentence,
  more: sentence,
  image: pictureWithAlt,
})

export const ownershipSchema = z.strictObject({
  title: sentence,
  caption: sentence,
  subtitle: sentence,
  body: sentence,
  promises: z.array(captioned).length(3),
  comparison: z.strictObject({
    title: sentence,
    question: sentence,
    before: sentence,
    after: sentence,
    rows: z.array(z.strictObject({ question: sentence, before: sentence, after: sentence })).min(3),
  }),
})

const layer = z.strictObject({
  layer: z.int().min(1).max(3),
  title: sentence,
  subTitle: sentence,
  description: sentence,
  image: pictureWithAlt,
})

export const technologySchema = z.strictObject({
  title: sentence,
  caption: sentence,
  body: sentence,
  /** From the top of the stack down: Layer 3, Layer 2, Layer 1. */
  layers: z
    .array(layer)
    .length(3)
    .refine((layers) => layers.every((entry, i) => entry.layer === 3 - i), 'must be Layer 3, 2, 1 in this order'),
})

export const foundationSchema = z.strictObject({
  title: sentence,
  caption: sentence,
  subtitle: sentence,
  body: sentence,
  duties: z.array(captioned).length(3),
  limit: sentence,
})

export const contributorSchema = z.strictObject({
  /** Its address on the page, after the #. */
  anchor: slug,
  title: sentence,
  caption: sentence,
  subtitle: sentence,
  body: sentence,
  tracks: z.array(z.strictObject({ title: sentence, who: sentence, counts: z.array(sentence).min(2) })).length(2),
  honours: z.strictObject({ title: sentence, items: z.array(sentence).min(3) }),
  callToAction: sentence,
})

export const gamesSchema = z.strictObject({
  title: sentence,
  caption: sentence,
  subtitle: sentence,
  body: sentence,
  learnMore: sentence,
  comingSoon: sentence,
  carouselLabel: sentence,
  list: z
    .array(
      z.strictObject({
        slug,
        title: sentence,
        genre: sentence,
        icon: mediaPath,
        body: sentence,
        keyArt: pictureWithAlt,
        link: httpsUrl.optional(),
      }),
    )
    .length(5),
})

export const leagueSchema = z.strictObject({
  /** Its address on the page, after the #. */
  anchor: slug,
  title: sentence,
  caption: sentence,
  body: sentence,
  image: pictureWithAlt,
  backdrop: backdropSchema,
  carouselLabel: sentence,
  features: z
    .array(z.strictObject({ title: sentence, body: sentence, icon: z.enum(['join', 'build', 'reward']) }))
    .length(3),
})

export const communitySchema = z.strictObject({
  title: sentence,
  subtitle: sentence,
  caption: sentence,
  body: sentence,
  buildWithUs: sentence,
  socialTitle: sentence,
  backdrop: backdropSchema,
  social: z
    .array(
      z.strictObject({
        place: z.enum(['microblog', 'chat', 'messaging', 'questBoard', 'campaign']),
        label: sentence,
        purpose: sentence,
      }),
    )
    .length(5),
})

export type Backdrop = z.infer<typeof backdropSchema>
export type Hero = z.infer<typeof heroSchema>
export type Node = z.infer<typeof nodeSchema>
export type Ownership = z.infer<typeof ownershipSchema>
export type Technology = z.infer<typeof technologySchema>
export type Foundation = z.infer<typeof foundationSchema>
export type Contributor = z.infer<typeof contributorSchema>
export type Games = z.infer<typeof gamesSchema>
export type League = z.infer<typeof leagueSchema>
export type Community = z.infer<typeof communitySchema>
