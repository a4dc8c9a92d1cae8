import { z } from 'zod'
import { sentence } from './text.ts'

export const downloadsSchema = z.strictObject({
  windows: sentence,
  mac: sentence,
  purchaseKey: sentence,
  cli: sentence,
  /** Between a release and the day the code host last vouched for it, when it has fallen silent since. */
  lastConfirmed: sentence,
  runNode: sentence,
  mobile: z.strictObject({ title: sentence, body: sentence }),
  clientBox: z.strictObject({ title: sentence, desktop: sentence, mobile: sentence }),
  allDownloads: sentence,
})

export const downloadsTableSchema = z.strictObject({
  title: sentence,
  intro: sentence,
  columns: z.strictObject({ system: sentence, file: sentence, size: sentence, digest: sentence }),
  released: sentence,
  releasePage: sentence,
  verifyTitle: sentence,
  verifyIntro: sentence,
  /** Instead of `verifyIntro`, while no digest is known to check against. */
  verifyByEye: sentence,
  copy: sentence,
  copied: sentence,
  copyByHand: sentence,
  unknownSize: sentence,
  unknownDigest: sentence,
  loading: sentence,
  /** Under the release when the browser asked the code host itself. */
  direct: sentence,
  /** Before the moment of the code host's last word: while it answers, and while it does not. */
  confirmed: sentence,
  stale: sentence,
  unavailable: sentence,
  kinds: z.strictObject({ client: sentence, cli: sentence }),
  systems: z.strictObject({ windows: sentence, mac: sentence, linux: sentence }),
})

export type Downloads = z.infer<typeof downloadsSchema>
export type DownloadsTable = z.infer<typeof downloadsTableSchema>
