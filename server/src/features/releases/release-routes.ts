import type { LatestRelease } from '@network-site/protocol/release'
import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { withZod } from '../../http/route-schema.ts'
import type { ReleaseMirror } from './release-mirror.ts'
import { releaseSchemas } from './release-schemas.ts'

export type ReleaseOptions = { mirror: ReleaseMirror; nowMilliseconds: () => number }

/** `GET /releases/latest`: the node client's latest release from our mirror, in the code host's own format. */
export function releaseRoutes(app: FastifyInstance, { mirror, nowMilliseconds }: ReleaseOptions): void {
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
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
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
