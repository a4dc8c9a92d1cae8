import { z } from 'zod'

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

/** A release as the code host's API describes it, down to what the site reads. */
export const releaseSchema = z.object({
  /** Becomes part of addresses: no spaces or control characters, and no way up. */
  tag_name: z
    .string()
    .max(255)
    .regex(/^(?!\.{1,2}$)[\x21-\x7e\u00a1-\uffff]+$/, 'must be a tag'),
  html_url: webUrl,
  published_at: z.iso.datetime({ offset: true }).nullable(),
  assets: z.array(
    z.object({
      name: z.string().min(1),
      size: z.int().nonnegative(),
      /** `sha256:` and hex digits; older releases have none. */
      digest: z
        .string()
        .nullish()
        .transform((digest) => digest ?? null),
      browser_download_url: webUrl,
    }),
  ),
})
export type Release = z.infer<typeof releaseSchema>

/**
 * What the latest-release lookup answers, be it our mirror or the code host itself.
 * The last two fields are the mirror's own: when the host last confirmed this, and whether it has failed since.
 */
export const latestReleaseSchema = releaseSchema.extend({
  checked_at: z.iso.datetime().optional(),
  stale: z.boolean().optional(),
})
export type LatestRelease = z.infer<typeof latestReleaseSchema>
