import { addressSchema } from '@network-site/protocol/address'
import { faucetRequestSchema } from '@network-site/protocol/faucet'
import { parseInput } from '@network-site/protocol/parse-input'
import { ServiceError } from '@network-site/protocol/service-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Faucet } from './open-faucet.ts'

const paramsSchema = z.object({ address: addressSchema })

/** `POST /faucet`: test Ether for a wallet that has none. `GET /faucet/challenge/{address}`: the puzzle before it. */
export function faucetRoutes(app: FastifyInstance, { faucet }: { faucet: Faucet }): void {
  app.post('/faucet', { bodyLimit: 8 * 1024 }, async (request, reply) => {
    let outcome = 'INTERNAL'
    try {
      const answer = await faucet.give(parseInput(faucetRequestSchema, request.body), request.ip)
      outcome = answer.isConfirmed ? 'GIVEN' : 'SENT'
      return await reply.header('cache-control', 'no-store').send(answer)
    } catch (error) {
      if (error instanceof ServiceError) outcome = error.code
      throw error
    } finally {
      faucet.metrics.requestAnswered(outcome)
    }
  })

  app.get('/faucet/challenge/:address', async (request, reply) => {
    const { address } = parseInput(paramsSchema, request.params)
    const challenge = await faucet.challenge(address, request.ip)
    void reply.header('cache-control', 'no-store')
    return challenge ? reply.send(challenge) : reply.code(204).send()
  })
}
