import { z } from 'zod'
import { sentence } from './text.ts'

export const campaignSchema = z.strictObject({
  kicker: sentence,
  mint: z.strictObject({
    title: sentence,
    /** Read as: {before} [{questBoard}] {between} [{chat}]{after}. */
    flavour: z.strictObject({
      before: sentence,
      questBoard: sentence,
      between: sentence,
      chat: sentence,
      after: sentence,
    }),
    connectFirst: sentence,
    mint: sentence,
    signing: sentence,
    minting: sentence,
    viewMint: sentence,
    gridLabel: sentence,
    /** How a mint is going, under its picture. */
    phases: z.strictObject({ signing: sentence, waiting: sentence, sent: sentence, delayed: sentence }),
    all: z.strictObject({
      action: sentence,
      running: sentence,
      hint: sentence,
      done: sentence,
      /** Names what was left out; stands before the reason. */
      resumed: sentence,
    }),
    /** Read as: {minted} {of} {count} {today}. */
    progress: z.strictObject({ label: sentence, of: sentence, today: sentence }),
    day: z.strictObject({
      label: sentence,
      countdown: sentence,
      units: z.strictObject({ days: sentence, hours: sentence, minutes: sentence, seconds: sentence }),
      /** Followed by a time of day in UTC, and by the same in the visitor's time zone. */
      resets: sentence,
      yourTime: sentence,
      turned: sentence,
    }),
    closed: sentence,
    notStarted: sentence,
    unreadable: sentence,
    error: z.strictObject({ title: sentence, close: sentence, dismiss: sentence, fallback: sentence }),
    transaction: sentence,
    proof: sentence,
  }),
  social: z.strictObject({
    connect: sentence,
    checking: sentence,
    signedInAs: sentence,
    signOut: sentence,
    signedOut: sentence,
    ended: sentence,
    unavailable: sentence,
    /** Followed by the site's main address, where it was opened at another. */
    elsewhere: sentence,
  }),
  viewer: z.strictObject({
    title: sentence,
    /** Followed by the address of the mint page. */
    connectMessage: sentence,
    loading: sentence,
    /** Follows the quantity. */
    owned: sentence,
    gridLabel: sentence,
    unreadable: sentence,
    retry: sentence,
    total: sentence,
    /** Read as: {collected} {of} {count}. */
    completion: z.strictObject({ label: sentence, of: sentence }),
    empty: sentence,
    mintMore: sentence,
    item: z.strictObject({
      open: sentence,
      number: sentence,
      previous: sentence,
      next: sentence,
      close: sentence,
      notOwned: sentence,
    }),
    share: z.strictObject({
      action: sentence,
      title: sentence,
      intro: sentence,
      /** What is said beside the picture where it is shared. */
      message: sentence,
      send: sentence,
      download: sentence,
      copyLink: sentence,
      copied: sentence,
      failed: sentence,
      drawing: sentence,
      undrawn: sentence,
      alt: sentence,
      /** On the picture itself, after '{n} / 42'. */
      collected: sentence,
      /** On the picture itself, after the total. */
      pictures: sentence,
    }),
  }),
  /** Followed by the picture's number. */
  pictureAlt: sentence,
  swap: z.strictObject({
    title: sentence,
    intro: sentence,
    frameTitle: sentence,
    loading: sentence,
    unavailable: sentence,
    timedOut: sentence,
    retry: sentence,
    primaryColor: sentence,
  }),
})

export type Campaign = z.infer<typeof campaignSchema>
