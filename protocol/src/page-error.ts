import * as z from 'zod/mini'

/** What a page reports of an error: an exception, a rejection nobody handled, or a page that could not be drawn. */
export const pageErrorSchema = z.strictObject({
  kind: z.enum(['error', 'rejection', 'render']),
  /** The page's path, without query. */
  page: z.string().check(z.maxLength(200)),
  name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(400)),
  stack: z.string().check(z.maxLength(2000)),
})
export type PageError = z.infer<typeof pageErrorSchema>
