import { type LatestRelease, latestReleaseSchema, releaseAssetSchema } from '@network-site/protocol/release'
import { ServiceError } from '@network-site/protocol/failures'
import { network } from '@network-site/site/network'
import type { FastifyInstance } from 'fastify'
import { etagOf } from '../../lib/digests.ts'
import { z } from 'zod'
import { failures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'
import { type ReleaseMirror, releaseMirror } from './release-mirror.ts'

/** Serves the node client's latest release from our mirror in the code host's format. */
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

/** Registers the route for a mirror. */
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
    // Not the standard `age`, which browsers would subtract from `max-age`.
    void reply
      .header('etag', etag)
      .header('cache-control', 'public, max-age=60, stale-if-error=86400')
      .header('x-release-age-seconds', String(ageSeconds))
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(body)
  })
}

// Described here to keep the text out of the schema in the browser bundle.
const { tag_name, checked_at, stale } = latestReleaseSchema.shape
const { digest } = releaseAssetSchema.shape
z.globalRegistry
  .add(tag_name, { description: 'The version.' })
  .add(digest, { type: ['string', 'null'], description: '`sha256:` and hex digits. Null for older releases.' })
  .add(checked_at, { description: 'When the code host last confirmed this release.' })
  .add(stale, { description: 'Whether the code host has been unreachable since.' })

/** The release route for the API reference. */
export const releaseSchemas = {
  latest: {
    method: 'GET',
    url: '/releases/latest',
    tag: 'Releases',
    summary: 'Get the latest release of the node client',
    description:
      'The server mirrors the release in the code host’s format. The `x-release-age-seconds` header says how long ago the code host last confirmed it. Readable from any origin.',
    response: {
      200: json('The release.', latestReleaseSchema),
      304: { description: 'Not modified since the ETag in the request.' },
      ...failures({ 400: ['BAD_REQUEST'], 500: ['INTERNAL'], 503: ['RELEASE_UNKNOWN', 'OVERLOADED'] }),
    },
    example: {
      status: 200,
      answer: {
        tag_name: 'v2.4.0',
        html_url: 'https://github.com/example/node/releases/tag/v2.4.0',
        published_at: '2026-01-01T12:00:00Z',
        assets: [
          {
            name: 'node-linux-x64.tar.gz',
            size: 24_117_248,
            digest: 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
            browser_download_url: 'https://github.com/example/node/releases/download/v2.4.0/node-linux-x64.tar.gz',
          },
        ],
        checked_at: '2026-01-02T12:00:00.000Z',
        stale: false,
      },
    },
  },
} satisfies Record<string, RouteDescription>
