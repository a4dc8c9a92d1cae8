import { latestReleaseSchema, releaseAssetSchema } from '@network-site/protocol/release'
import { z } from 'zod'
import { failures, json, type RouteDescription } from '../../http/route-schema.ts'

// Said here and not beside the fields, since every desktop visitor's browser carries that schema.
const { tag_name, checked_at, stale } = latestReleaseSchema.shape
const { digest } = releaseAssetSchema.shape
z.globalRegistry
  .add(tag_name, { description: 'The version.' })
  .add(digest, { type: ['string', 'null'], description: '`sha256:` and hex digits; older releases have none.' })
  .add(checked_at, { description: 'When the code host last confirmed this.' })
  .add(stale, { description: 'Whether it has failed to since.' })

/** The latest release, as the API reference describes it. */
export const releaseSchemas = {
  latest: {
    method: 'GET',
    url: '/releases/latest',
    tag: 'Releases',
    summary: 'The latest release of the node client',
    description:
      'From our mirror, in the code host’s own format. The header `x-release-age-seconds` says how old the answer is. Pages of other sites may read it.',
    response: {
      200: json('The release.', latestReleaseSchema),
      304: { description: 'Nothing has changed since the ETag that was sent.' },
      ...failures({ 500: ['INTERNAL'], 503: ['RELEASE_UNKNOWN', 'OVERLOADED'] }),
    },
    example: { status: 200 },
  },
} satisfies Record<string, RouteDescription>
