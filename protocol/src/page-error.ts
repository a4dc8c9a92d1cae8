import * as z from 'zod/mini'

/** An error report of a page: an exception, an unhandled rejection, or a failed render. */
export const pageErrorSchema = z.strictObject({
  kind: z.enum(['error', 'rejection', 'render']),
  /** The page's path without its query. */
  page: z.string().check(z.maxLength(200)),
  name: z.string().check(z.maxLength(100)),
  message: z.string().check(z.maxLength(400)),
  stack: z.string().check(z.maxLength(2000)),
})
export type PageError = z.infer<typeof pageErrorSchema>
