import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { withZod, writeUnchecked } from '../../http/route-schema.ts'
import { mintSchemas } from './mint-schemas.ts'
import type { Minting } from './open-minting.ts'

/** Minting over HTTP: read the day, request an item, read where all of a wallet's items stand, and follow them live. */
export function mintRoutes(app: FastifyInstance, { minting }: { minting: Minting }): void {
  const { metrics, clock, returningWalletCookie, streams } = minting
  const { remoteMint, day, mints, events, challenge } = mintSchemas
  const api = withZod(app)
  // Before the request is looked at, so that wrong ones count too.
  const preValidation = (request: FastifyRequest) => minting.checkRate(request.ip)
  // The wrong ones are counted among the outcomes, and answers are written without a second look: many come at once.
  const mintOptions = { attachValidation: true, serializerCompiler: writeUnchecked, bodyLimit: 24 * 1024 }

  api.post(remoteMint.url, { schema: remoteMint, ...mintOptions }, async (request, reply) => {
    const startedAt = clock.nowMilliseconds()
    let outcome = 'INTERNAL'
    try {
      if (request.validationError) throw request.validationError
      const { cookie: cookies } = request.headers
      const answer = await minting.mint(request.body, { ip: request.ip, accessToken: bearerOf(request), cookies })
      outcome = 'MINTED'
      const minter = answer.minter.toLowerCase()
      if (!returningWalletCookie.isHeld(minter, cookies)) {
        const isHttps = request.protocol === 'https'
        void reply.header('set-cookie', returningWalletCookie.cookieOf(minter, { path: remoteMint.url, isHttps }))
      }
      return await reply.header('cache-control', 'no-store').send(answer)
    } catch (error) {
      if (error instanceof ServiceError) outcome = error.code
      throw error
    } finally {
      metrics.requestAnswered(outcome, (clock.nowMilliseconds() - startedAt) / 1000)
    }
  })

  // From memory, so no rate is checked.
  api.get(day.url, { schema: day }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(minting.day()),
  )

  api.get(mints.url, { schema: mints, preValidation }, async (request, reply) => {
    const { address } = request.params
    return reply.header('cache-control', 'no-store').send(await minting.states(address))
  })

  // Not for HEAD: a stream without a body would never be answered.
  api.get(events.url, { schema: events, preValidation, exposeHeadRoute: false }, async (request, reply) => {
    const { address } = request.params
    // Opened before the answer begins, so that a refusal is a plain HTTP error.
    streams.open(address, { response: reply.raw, network: minting.networkOf(request.ip) })
    reply.hijack()
    reply.raw.writeHead(200, {
      ...(reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather answers would hold the events back.
      'x-accel-buffering': 'no',
    })
    reply.raw.write('retry: 3000\n\n')
  })

  api.get(challenge.url, { schema: challenge, preValidation }, async (request, reply) => {
    const puzzle = await minting.challenge(request.params.address.toLowerCase() as `0x${string}`)
    void reply.header('cache-control', 'no-store')
    return puzzle ? reply.send(puzzle) : reply.code(204).send()
  })

  app.addHook('preClose', async () => minting.failPending())
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1]
}
