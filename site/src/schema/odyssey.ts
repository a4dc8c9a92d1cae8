import { z } from 'zod'
import { sentence } from './text.ts'

export const odysseySchema = z.strictObject({
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
    minting: sentence,
    viewMint: sentence,
    gridLabel: sentence,
  }),
  viewer: z.strictObject({
    title: sentence,
    /** Followed by the address of the mint page. */
    connectMessage: sentence,
    loading: sentence,
    /** Follows the quantity. */
    owned: sentence,
    gridLabel: sentence,
  }),
  /** Followed by the picture's number. */
  pictureAlt: sentence,
  connectWallet: sentence,
  swap: z.strictObject({
    title: sentence,
    intro: sentence,
    frameTitle: sentence,
    loading: sentence,
    unavailable: sentence,
    primaryColor: sentence,
  }),
})

export type Odyssey = z.infer<typeof odysseySchema>
