import { z } from 'zod'

/** What a page reports of an error: an exception, a rejection nobody handled, or a page that could not be drawn. */
export const pageErrorSchema = z.strictObject({
  kind: z.enum(['error', 'rejection', 'render']),
  /** The page's path, without query. */
  page: z.string().max(200),
  name: z.string().max(100),
  message: z.string().max(400),
  stack: z.string().max(2000),
})
export type PageError = z.infer<typeof pageErrorSchema>
