import { addressSchema } from '@network-site/protocol/address'
import { parseInput } from '@network-site/protocol/parse-input'
import { remoteMintSchema } from '@network-site/protocol/remote-mint'
import { ServiceError } from '@network-site/protocol/service-error'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OutgoingHttpHeaders } from 'node:http'
import { z } from 'zod'
import type { Minting } from './open-minting.ts'

const prefix = '/vanguard-nft-drop'
const paramsSchema = z.object({ address: addressSchema })

/** Minting over HTTP: read the day, request an item, read where all of a wallet's items stand, and follow them live. */
export function mintRoutes(app: FastifyInstance, { minting }: { minting: Minting }): void {
  const { metrics, clock, standing, streams } = minting

  app.post(`${prefix}/remote-mint`, { bodyLimit: 24 * 1024 }, async (request, reply) => {
    const startedAt = clock.nowMilliseconds()
    let outcome = 'INTERNAL'
    try {
      const mintRequest = parseInput(remoteMintSchema, request.body)
      const { cookie: cookies } = request.headers
      const answer = await minting.mint(mintRequest, { ip: request.ip, accessToken: bearerOf(request), cookies })
      outcome = 'MINTED'
      const minter = answer.minter.toLowerCase()
      if (!standing.isHeld(minter, cookies)) {
        const isHttps = request.protocol === 'https'
        void reply.header('set-cookie', standing.cookieOf(minter, { path: `${prefix}/remote-mint`, isHttps }))
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
  app.get(`${prefix}/day`, (_request, reply) => reply.header('cache-control', 'no-store').send(minting.day()))

  app.get(`${prefix}/mints/:address`, async (request, reply) => {
    await minting.checkRate(request.ip)
    const { address } = parseInput(paramsSchema, request.params)
    return reply.header('cache-control', 'no-store').send(await minting.states(address))
  })

  // Not for HEAD: a stream without a body would never be answered.
  app.get(`${prefix}/mints/:address/events`, { exposeHeadRoute: false }, async (request, reply) => {
    await minting.checkRate(request.ip)
    const { address } = parseInput(paramsSchema, request.params)
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

  app.get(`${prefix}/challenge/:address`, async (request, reply) => {
    await minting.checkRate(request.ip)
    const { address } = parseInput(paramsSchema, request.params)
    const challenge = await minting.challenge(address.toLowerCase() as `0x${string}`)
    void reply.header('cache-control', 'no-store')
    return challenge ? reply.send(challenge) : reply.code(204).send()
  })

  app.addHook('preClose', async () => minting.failPending())
}

function bearerOf(request: FastifyRequest): string | undefined {
  return /^Bearer (\S{1,2000})$/i.exec(request.headers.authorization ?? '')?.[1]
}
