import { z } from 'zod'
import { mediaPath, sentence } from './text.ts'

const captioned = z.strictObject({ title: sentence, body: sentence })

export const sentryLandingSchema = z.strictObject({
  hero: z.strictObject({ caption: sentence, title: sentence, subtitle: sentence, body: sentence }),
  film: z.strictObject({
    title: sentence,
    webm: mediaPath,
    mp4: mediaPath,
    /** The same film for narrow screens. */
    small: mediaPath,
    poster: mediaPath,
    captions: mediaPath,
    captionsLabel: sentence,
    play: sentence,
    playAgain: sentence,
    transcriptTitle: sentence,
    transcript: z.array(sentence).min(1),
  }),
  poweredBy: sentence,
  benefits: z.strictObject({
    title: sentence,
    list: z
      .array(z.strictObject({ title: sentence, body: sentence, icon: z.enum(['clock', 'coins', 'gem']) }))
      .length(3),
  }),
  resources: z.strictObject({
    title: sentence,
    /** Read as: {before} [{docs}]{after}. */
    body: z.strictObject({ before: sentence, docs: sentence, after: sentence }),
    buttons: z.array(z.strictObject({ place: z.enum(['chat', 'messaging', 'docs']), label: sentence })).length(3),
  }),
})

export const sentryGuideSchema = z.strictObject({
  watch: z.strictObject({
    title: sentence,
    subtitle: sentence,
    body: sentence,
    steps: z.array(captioned).length(3),
    figureLabel: sentence,
    dilemma: captioned,
  }),
  needs: z.strictObject({
    title: sentence,
    body: sentence,
    rows: z.array(z.strictObject({ part: sentence, least: sentence, better: sentence })).min(3),
    columns: z.strictObject({ part: sentence, least: sentence, better: sentence }),
  }),
  cloud: z.strictObject({
    title: sentence,
    body: sentence,
    steps: z.array(z.strictObject({ title: sentence, body: sentence, command: sentence })).min(2),
    copy: sentence,
    copied: sentence,
  }),
  keys: z.strictObject({ title: sentence, body: sentence, points: z.array(captioned).min(3) }),
  questions: z.strictObject({
    title: sentence,
    list: z.array(z.strictObject({ question: sentence, answer: sentence })).min(4),
  }),
})

export type SentryLanding = z.infer<typeof sentryLandingSchema>
export type SentryGuide = z.infer<typeof sentryGuideSchema>
