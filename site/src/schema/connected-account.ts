import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const connectedAccountSchema = z.strictObject({
  /** What a wallet signs. Both sides write it from here, so it changes for everybody at once. */
  message: z.strictObject({
    connect: sentenceWith('site', 'address', 'time'),
    disconnect: sentenceWith('site', 'address', 'time'),
  }),
  /** Before the sign-in. */
  signIn: sentence,
  connect: sentence,
  connected: sentence,
  disconnect: sentence,
  /** What disconnecting does not do. */
  disconnectHint: sentence,
  disconnected: sentence,
  /** Where there was no answer. */
  failed: sentence,
})
export type ConnectedAccount = z.infer<typeof connectedAccountSchema>
