import { z } from 'zod'
import { pictureSchema } from './picture.ts'
import { mediaPath, sentence } from './text.ts'

const captioned = z.strictObject({ title: sentence, body: sentence })

const film = z.strictObject({
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
  soundHint: sentence,
  transcriptTitle: sentence,
  transcript: z.array(sentence).min(1),
})

export const nodesLandingSchema = z.strictObject({
  hero: z.strictObject({
    caption: sentence,
    title: sentence,
    subtitle: sentence,
    body: sentence,
    /** Decoration: it says nothing that the words do not. */
    art: pictureSchema,
  }),
  /** Left out where there is none: the page then goes on without it. */
  film: film.optional(),
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

export const nodesGuideSchema = z.strictObject({
  /** The chapters below, in their order on the page. */
  chapters: z.strictObject({
    title: sentence,
    list: z
      .array(
        z.strictObject({
          id: z.enum([
            'all-downloads',
            'what-it-does',
            'what-it-needs',
            'in-the-cloud',
            'keys-and-rewards',
            'questions',
          ]),
          label: sentence,
        }),
      )
      .length(6),
  }),
  watch: z.strictObject({
    title: sentence,
    subtitle: sentence,
    body: sentence,
    steps: z
      .array(
        captioned.extend({
          /** Which part of the drawing stands with the step, and that part in words. */
          panel: z.enum(['proposal', 'assertion', 'challenge']),
          drawing: sentence,
        }),
      )
      .length(3),
    pauseFigure: sentence,
    playFigure: sentence,
    dilemma: captioned.extend({
      chart: z.strictObject({
        label: sentence,
        progress: sentence,
        perCatch: sentence,
        perWatch: sentence,
        cost: sentence,
        gap: sentence,
      }),
    }),
  }),
  requirements: z.strictObject({
    title: sentence,
    body: sentence,
    rows: z.array(z.strictObject({ part: sentence, least: sentence, better: sentence })).min(3),
    columns: z.strictObject({ part: sentence, least: sentence, better: sentence }),
  }),
  cloud: z.strictObject({
    title: sentence,
    body: sentence,
    /** In a command, `{archive}` stands for the address of the Linux archive and `{check}` for the line that checks it. */
    steps: z.array(z.strictObject({ title: sentence, body: sentence, command: sentence })).min(2),
    /** Above the lines: where they are to be typed. */
    terminal: sentence,
    copy: sentence,
    copied: sentence,
    copyByHand: sentence,
  }),
  keys: z.strictObject({ title: sentence, body: sentence, points: z.array(captioned).min(3), agreement: sentence }),
  questions: z.strictObject({
    title: sentence,
    list: z.array(z.strictObject({ question: sentence, answer: sentence })).min(4),
  }),
})

export type NodesLanding = z.infer<typeof nodesLandingSchema>
export type Film = z.infer<typeof film>
export type NodesGuide = z.infer<typeof nodesGuideSchema>
