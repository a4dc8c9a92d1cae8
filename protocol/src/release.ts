import * as z from 'zod/mini'

const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https URL' })

/** A file of a release. */
export const releaseAssetSchema = z.object({
  name: z.string().check(z.minLength(1)),
  size: z.int().check(z.nonnegative()),
  /** `sha256:` and hex digits; null for older releases. */
  digest: z.pipe(
    z.nullish(z.string()),
    z.transform((digest) => digest ?? null),
  ),
  browser_download_url: webUrl,
})

/** The fields of the code host's release API that the site uses. */
export const releaseSchema = z.object({
  /** Part of URLs: no spaces, control characters, or parent folders. */
  tag_name: z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)[\x21-\x7e\u00a1-\uffff]+$/, 'must be a tag')),
  html_url: webUrl,
  published_at: z.nullable(z.iso.datetime({ offset: true })),
  assets: z.array(releaseAssetSchema),
})
export type Release = z.infer<typeof releaseSchema>

/**
 * The latest release, from the code host or from our mirror. Only the mirror sets `checked_at`, when the host last
 * confirmed the release, and `stale`, whether the host has failed since.
 */
export const latestReleaseSchema = z.extend(releaseSchema, {
  checked_at: z.optional(z.iso.datetime()),
  stale: z.optional(z.boolean()),
})
export type LatestRelease = z.infer<typeof latestReleaseSchema>
