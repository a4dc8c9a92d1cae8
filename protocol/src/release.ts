import { z } from 'zod'

/** The part of a code host's release that we read: GitHub's `GET …/releases/latest`. */
export const releaseSchema = z.object({
  tag_name: z.string().min(1),
  published_at: z.string().nullish(),
  assets: z
    .array(
      z.object({
        name: z.string(),
        size: z.number().nonnegative().nullish(),
        /** `sha256:` and 64 hex digits, where the host knows it. */
        digest: z.string().nullish(),
      }),
    )
    .default([]),
})

export type Release = z.infer<typeof releaseSchema>
