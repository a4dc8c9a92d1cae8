import { z } from 'zod'
import { sentence } from './text.ts'

export const downloadsSchema = z.strictObject({
  windows: sentence,
  mac: sentence,
  purchaseKey: sentence,
  cli: sentence,
  runNode: sentence,
  mobile: z.strictObject({ title: sentence, body: sentence }),
  clientBox: z.strictObject({ title: sentence, desktop: sentence, mobile: sentence }),
  table: z.strictObject({
    title: sentence,
    intro: sentence,
    columns: z.strictObject({ file: sentence, size: sentence, digest: sentence }),
    released: sentence,
    releasePage: sentence,
    verifyTitle: sentence,
    verifyIntro: sentence,
    unknownSize: sentence,
    unknownDigest: sentence,
    loading: sentence,
    unavailable: sentence,
    kinds: z.strictObject({ client: sentence, cli: sentence }),
    systems: z.strictObject({ windows: sentence, mac: sentence, linux: sentence }),
  }),
})

export type Downloads = z.infer<typeof downloadsSchema>
