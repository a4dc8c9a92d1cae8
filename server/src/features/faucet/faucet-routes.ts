import { faucetRequestSchema } from '@network-site/protocol/faucet'
import { parseInput } from '@network-site/protocol/parse-input'
import { ServiceError } from '@network-site/protocol/service-error'
import type { FastifyInstance } from 'fastify'
import type { Faucet } from './open-faucet.ts'

/** `POST /faucet`: test Ether for a wallet that has none. */
export function faucetRoutes(app: FastifyInstance, { faucet }: { faucet: Faucet }): void {
  app.post('/faucet', { bodyLimit: 1024 }, async (request, reply) => {
    let outcome = 'INTERNAL'
    try {
      const { address } = parseInput(faucetRequestSchema, request.body)
      const answer = await faucet.give(address, request.ip)
      outcome = answer.isConfirmed ? 'GIVEN' : 'SENT'
      return await reply.header('cache-control', 'no-store').send(answer)
    } catch (error) {
      if (error instanceof ServiceError) outcome = error.code
      throw error
    } finally {
      faucet.metrics.requestAnswered(outcome)
    }
  })
}
