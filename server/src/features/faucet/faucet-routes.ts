import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import { withZod } from '../../http/route-schema.ts'
import { faucetSchemas } from './faucet-schemas.ts'
import type { Faucet } from './open-faucet.ts'

/** `POST /faucet`: test Ether for a wallet that has none. `GET /faucet/challenge/{address}`: the puzzle before it. */
export function faucetRoutes(app: FastifyInstance, { faucet }: { faucet: Faucet }): void {
  const { give, challenge } = faucetSchemas
  const api = withZod(app)
  // Wrong requests are counted among the outcomes.
  const giveOptions = { attachValidation: true, bodyLimit: 8 * 1024 }

  api.post(give.url, { schema: give, ...giveOptions }, async (request, reply) => {
    let outcome = 'INTERNAL'
    try {
      if (request.validationError) throw request.validationError
      const answer = await faucet.give(request.body, request.ip)
      outcome = answer.isConfirmed ? 'GIVEN' : 'SENT'
      return await reply.header('cache-control', 'no-store').send(answer)
    } catch (error) {
      if (error instanceof ServiceError) outcome = error.code
      throw error
    } finally {
      faucet.metrics.requestAnswered(outcome)
    }
  })

  api.get(challenge.url, { schema: challenge }, async (request, reply) => {
    const puzzle = await faucet.challenge(request.params.address, request.ip)
    void reply.header('cache-control', 'no-store')
    return puzzle ? reply.send(puzzle) : reply.code(204).send()
  })
}
