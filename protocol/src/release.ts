import * as z from 'zod/mini'

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

/** A file of a release. */
export const releaseAssetSchema = z.object({
  name: z.string().check(z.minLength(1)),
  size: z.int().check(z.nonnegative()),
  /** `sha256:` and hex digits; older releases have none. */
  digest: z.pipe(
    z.nullish(z.string()),
    z.transform((digest) => digest ?? null),
  ),
  browser_download_url: webUrl,
})

/** A release as the code host's API describes it, down to what the site reads. */
export const releaseSchema = z.object({
  /** Becomes part of addresses: no spaces or control characters, and no way up. */
  tag_name: z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)[\x21-\x7e\u00a1-\uffff]+$/, 'must be a tag')),
  html_url: webUrl,
  published_at: z.nullable(z.iso.datetime({ offset: true })),
  assets: z.array(releaseAssetSchema),
})
export type Release = z.infer<typeof releaseSchema>

/**
 * What the latest-release lookup answers, be it our mirror or the code host itself.
 * The last two fields are the mirror's own: when the host last confirmed this, and whether it has failed since.
 */
export const latestReleaseSchema = z.extend(releaseSchema, {
  checked_at: z.optional(z.iso.datetime()),
  stale: z.optional(z.boolean()),
})
export type LatestRelease = z.infer<typeof latestReleaseSchema>
