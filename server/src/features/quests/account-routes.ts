import { connectedAccountMessage, type ConnectedAccountWords } from '@network-site/protocol/signed-messages'
import { isSignedInTime } from '../../lib/is-signed-in-time.ts'
import type { QuestSeason } from '@network-site/protocol/quests'
import { ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import type { Address, Hex } from 'viem'
import type { SignedMessage } from '../../services/signatures.ts'
import type { RateLimits } from '../../services/rate-limits.ts'
import type { SocialAccounts } from '../../services/social-accounts.ts'
import { withZod } from '../../http/route-schema.ts'
import { accountSchemas } from './account-schemas.ts'
import type { AccountStore } from './connected-accounts.ts'

export type AccountOptions = {
  accounts: AccountStore
  /** Whose the token of a sign-in is; absent where no sign-in is offered. */
  accountOf: SocialAccounts['accountOf'] | undefined
  /** Whether a wallet signed a text; contract wallets are asked on the chain. */
  isSignedBy: (signed: SignedMessage) => Promise<boolean>
  accountWords: ConnectedAccountWords
  season: QuestSeason
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

type SignedAccount = { address: Address; signedAt: string; signature: Hex }

const dayMilliseconds = 86_400_000

/** Connecting a social account to a wallet, and disconnecting it, each by a message that the wallet signs. */
export function accountRoutes(
  app: FastifyInstance,
  options: AccountOptions & { onChange: (provider: string, wallet: Address) => void },
): void {
  const { accounts, season, accountWords, isSignedBy, nowMilliseconds, onChange } = options
  const limit = options.rateLimits({ name: 'quest accounts', requests: 20, perSeconds: 60 })
  const { connect, disconnect } = accountSchemas
  const api = withZod(app)

  api.post(connect.url, { schema: connect, bodyLimit: 24 * 1024 }, async ({ ip, headers, body }) => {
    await limit.take(ip)
    if (!options.accountOf) throw new ServiceError('SIGN_IN_NOT_OFFERED')
    const [, accessToken] = /^Bearer (\S{1,2000})$/i.exec(headers.authorization ?? '') ?? []
    if (!accessToken) throw new ServiceError('SIGN_IN_ENDED')
    const wallet = await signerOf('connect', body)
    const account = await options.accountOf(accessToken)
    if (!account) throw new ServiceError('SIGN_IN_ENDED')
    const { provider } = body
    const [now, signedAt] = [new Date(nowMilliseconds()), new Date(body.signedAt)]
    const connectedAt = await accounts.connect({ provider, wallet, account, signedAt, now })
    onChange(provider, wallet)
    return { wallet, provider, connectedAt: connectedAt.toISOString() }
  })

  api.post(disconnect.url, { schema: disconnect, bodyLimit: 24 * 1024 }, async ({ ip, body }) => {
    await limit.take(ip)
    const wallet = await signerOf('disconnect', body)
    const { provider } = body
    const reservedUntil = endOfReservation()
    await accounts.disconnect({ provider, wallet, signedAt: new Date(body.signedAt), reservedUntil })
    onChange(provider, wallet)
    return { wallet, provider, reservedUntil: reservedUntil.toISOString() }
  })

  async function signerOf(action: 'connect' | 'disconnect', signed: SignedAccount): Promise<Address> {
    const { address, signedAt, signature } = signed
    if (!isSignedInTime(signedAt, nowMilliseconds())) throw new ServiceError('SIGNED_OUTDATED')
    const message = connectedAccountMessage({ action, address, signedAt }, accountWords)
    if (!(await isSignedBy({ address, message, signature }))) throw new ServiceError('SIGNATURE_INVALID')
    return address.toLowerCase() as Address
  }

  /** The season's last moment, and never the same day: a quest of today counts once for an account too. */
  function endOfReservation(): Date {
    return new Date(Math.max(Date.parse(season.to) + dayMilliseconds, nowMilliseconds() + dayMilliseconds))
  }
}
