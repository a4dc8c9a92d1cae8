import { z } from 'zod'
import { mediaPath, sentence } from './text.ts'

const page = z.strictObject({
  path: z.string().regex(/^\/[a-z/-]*$/, 'must be a path like /sentrynodes'),
  title: sentence.max(70, 'is cut by search engines past 70 characters'),
  description: sentence.max(170, 'is cut by search engines past 170 characters'),
  /** What a shared link shows, 1200 by 630. */
  picture: z.strictObject({ src: mediaPath, alt: sentence }),
  /** Whether search engines are told of it. */
  listed: z.boolean(),
})

export const pagesSchema = z.strictObject({
  /** Where unknown addresses lead to. */
  home: page.refine(({ path }) => path === '/', 'must be at /'),
  testnetSwap: page,
  tokenWidget: page,
  mint: page,
  viewMint: page,
  progress: page,
  leaderboard: page,
  ranks: page,
  socialReturn: page,
  nodes: page,
  nodeAgreement: page,
  status: page,
  officialLinks: page,
})

export type Pages = z.infer<typeof pagesSchema>
export type Page = z.infer<typeof page>
