import { type LatestRelease, latestReleaseSchema, releaseAssetSchema } from '@network-site/protocol/release'
import { ServiceError } from '@network-site/protocol/failures'
import { network } from '@network-site/site/network'
import type { FastifyInstance } from 'fastify'
import { etagOf } from '../../lib/digests.ts'
import { z } from 'zod'
import { failures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import { type ReleaseMirror, releaseMirror } from './release-mirror.ts'

/** `GET /releases/latest`: the node client's latest release from our mirror, in the code host's own format. */
export async function releasesPlugin(app: FastifyInstance, context: Context): Promise<void> {
  const { owner, name } = network.nodeRepository
  const mirror = releaseMirror({
    latestUrl: `${context.external.codeHost.apiUrl}/repos/${owner}/${name}/releases/latest`,
    token: context.env.RELEASES_TOKEN,
    file: context.dataFile('releases', 'latest.json'),
    nowMilliseconds: context.clock.nowMilliseconds,
    log: context.log,
  })
  releaseRoutes(app, { mirror, nowMilliseconds: context.clock.nowMilliseconds })
}

/** The route, on a mirror that is open. */
export function releaseRoutes(
  app: FastifyInstance,
  { mirror, nowMilliseconds }: { mirror: ReleaseMirror; nowMilliseconds: () => number },
): void {
  const schema = releaseSchemas.latest
  withZod(app).get(schema.url, { schema }, async (request, reply) => {
    void reply.header('access-control-allow-origin', '*')
    const latest = await mirror.latest()
    if (!latest) throw new ServiceError('RELEASE_UNKNOWN')

    const body = JSON.stringify({
      ...latest.release,
      checked_at: new Date(latest.checkedAtMilliseconds).toISOString(),
      stale: latest.isStale,
    } satisfies LatestRelease)
    const etag = etagOf(body)
    const ageSeconds = Math.max(0, Math.floor((nowMilliseconds() - latest.checkedAtMilliseconds) / 1000))
    // Not the standard `age`, which browsers would count against how long they may keep the answer.
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=60, stale-if-error=86400')
      .header('x-release-age-seconds', String(ageSeconds))
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

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
