import { z } from 'zod'
import { sentence } from './text.ts'

export const apiReferenceSchema = z.strictObject({
  title: sentence,
  introduction: sentence,
  contents: sentence,
  home: sentence,
  /** The link to the machine-readable document. */
  document: sentence,
})

export type ApiReference = z.infer<typeof apiReferenceSchema>
