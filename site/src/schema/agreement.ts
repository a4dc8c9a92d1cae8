import { z } from 'zod'
import { sentence, slug } from './text.ts'

/** A paragraph, or a list under the paragraph before it. Six underscores are a blank left to be filled. */
const block = z.union([sentence, z.strictObject({ list: z.array(sentence).min(2) })])

export const agreementSchema = z.strictObject({
  title: sentence,
  revised: sentence,
  contentsTitle: sentence,
  print: sentence,
  blankLabel: sentence,
  summary: z.strictObject({ title: sentence, points: z.array(sentence).min(3) }),
  sections: z.array(z.strictObject({ id: slug, title: sentence, blocks: z.array(block).min(1) })).min(10),
})

export type Agreement = z.infer<typeof agreementSchema>
export type AgreementSection = Agreement['sections'][number]
export type AgreementBlock = z.infer<typeof block>
