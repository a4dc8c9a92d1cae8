import { isSignedInTime } from '../../lib/is-signed-in-time.ts'
import { ServiceError } from '@network-site/protocol/failures'
import { shownNameMessage, type ShownNameWords } from '@network-site/protocol/signed-messages'
import type { FastifyInstance } from 'fastify'
import type { Address } from 'viem'
import type { RateLimits } from '../../services/rate-limits.ts'
import { withZod, writeUnchecked } from '../../http/route-schema.ts'
import { createCheckName, type NameRules } from './check-name.ts'
import type { LeaderboardService } from './open-leaderboard.ts'
import { leaderboardSchemas } from './leaderboard-schemas.ts'
import type { SignedMessage } from '../../services/signatures.ts'

export type LeaderboardRouteOptions = {
  leaderboard: LeaderboardService
  nameRules: NameRules
  nameWords: ShownNameWords
  /** Whether a wallet signed a text; contract wallets are asked on the chain. */
  isSignedBy: (signed: SignedMessage) => Promise<boolean>
  /** For what is read, and for what is written. */
  readLimits: RateLimits
  rateLimits: RateLimits
  requestsPerMinute: number
  nowMilliseconds: () => number
}

/** The leaderboard, a wallet's rank, and the names that wallets sign to have shown. */
export async function leaderboardRoutes(app: FastifyInstance, options: LeaderboardRouteOptions): Promise<void> {
  const { leaderboard, nameRules, nameWords, isSignedBy, nowMilliseconds } = options
  const mayBeShown = createCheckName(nameRules)
  const readLimit = options.readLimits({ name: 'leaderboard', requests: options.requestsPerMinute, perSeconds: 60 })
  const nameLimit = options.rateLimits({ name: 'leaderboard names', requests: 20, perSeconds: 600 })
  const { board, rank, name: naming } = leaderboardSchemas
  const api = withZod(app)

  // Fifty entries that were read by a schema already are not worth a second look.
  api.get(board.url, { schema: board, serializerCompiler: writeUnchecked }, async ({ ip, query }, reply) => {
    await readLimit.take(ip)
    void reply.header('cache-control', 'public, max-age=2')
    return leaderboard.leaderboard(query)
  })

  api.get(rank.url, { schema: rank }, async ({ ip, params }, reply) => {
    await readLimit.take(ip)
    void reply.header('cache-control', 'no-store')
    return leaderboard.rank(params.address.toLowerCase() as Address)
  })

  api.post(naming.url, { schema: naming, bodyLimit: 24 * 1024 }, async ({ ip, body }, reply) => {
    await nameLimit.take(ip)
    const { address, name, signedAt, signature } = body
    if (!isSignedInTime(signedAt, nowMilliseconds())) throw new ServiceError('NAME_OUTDATED')
    if (name !== '' && !mayBeShown(name)) throw new ServiceError('NAME_REFUSED')
    const message = shownNameMessage({ address, name, signedAt }, nameWords)
    if (!(await isSignedBy({ address, message, signature }))) throw new ServiceError('SIGNATURE_INVALID')
    const wallet = address.toLowerCase() as Address
    // Else new keys, which cost nothing, could take every good name.
    if (name !== '' && !(await leaderboard.hasResult(wallet))) throw new ServiceError('NAME_WITHOUT_MINT')
    await leaderboard.names.set({ wallet, name, signedAt })
    leaderboard.forgetBoards()
    void reply.header('cache-control', 'no-store')
    return { address: wallet, name: name === '' ? null : name }
  })
}
