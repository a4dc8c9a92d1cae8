import { connectedAccountMessage, type ConnectedAccountWords } from '@network-site/protocol/signed-messages'
import type { QuestSeason } from '@network-site/protocol/quest-api'
import { type FailureCode, ServiceError } from '@network-site/protocol/failures'
import type { FastifyInstance } from 'fastify'
import type { Address, Hex } from 'viem'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { isSignedInTime, type SignedMessage } from '../../lib/signatures.ts'
import type { RateLimits } from '../../services/rate-limits.ts'
import type { SocialAccounts } from '../../services/social-accounts.ts'
import { withZod } from '../../http/route-schema.ts'
import { questSchemas } from './schemas.ts'
import type { Sql } from '../../services/database.ts'
import { connectedAccounts } from './tables.ts'

export type AccountOptions = {
  accounts: AccountStore
  /** Returns an access token's account; undefined without a sign-in provider. */
  accountOf: SocialAccounts['accountOf'] | undefined
  /** Verifies a wallet's signature, on chain for contract wallets. */
  isSignedBy: (signed: SignedMessage) => Promise<boolean>
  accountWords: ConnectedAccountWords
  season: QuestSeason
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

const dayMilliseconds = 86_400_000

/** Registers the routes that connect and disconnect a social account with a message signed by the wallet. */
export function accountRoutes(
  app: FastifyInstance,
  options: AccountOptions & { onChange: (provider: string, wallet: Address) => void },
): void {
  const { accounts, season, accountWords, isSignedBy, nowMilliseconds, onChange } = options
  const limit = options.rateLimits({ name: 'quest accounts', requests: 20, perSeconds: 60, scope: 'process' })
  const { connect, disconnect } = questSchemas
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

  async function signerOf(
    action: 'connect' | 'disconnect',
    { address, signedAt, signature }: { address: Address; signedAt: string; signature: Hex },
  ): Promise<Address> {
    if (!isSignedInTime(signedAt, nowMilliseconds())) throw new ServiceError('SIGNED_OUTDATED')
    const message = connectedAccountMessage({ action, address, signedAt }, accountWords)
    if (!(await isSignedBy({ address, message, signature }))) throw new ServiceError('SIGNATURE_INVALID')
    return address.toLowerCase() as Address
  }

  /** Returns the season's end, but at least a day from now: daily quests also count once per account. */
  function endOfReservation(): Date {
    return new Date(Math.max(Date.parse(season.to) + dayMilliseconds, nowMilliseconds() + dayMilliseconds))
  }
}

type AccountStore = ReturnType<typeof accountStore>

type Connecting = { provider: string; wallet: Address; account: string; signedAt: Date; now: Date }
type Disconnecting = { provider: string; wallet: Address; signedAt: Date; reservedUntil: Date }

/** Stores which accounts are connected to which wallets. Addresses are in lower case. */
export function accountStore(sql: Sql) {
  const isOf = (provider: string, wallet: Address) =>
    and(eq(connectedAccounts.provider, provider), eq(connectedAccounts.wallet, wallet))

  return {
    isConnected: async (provider: string, wallet: Address): Promise<boolean> => {
      const rows = await sql
        .select({ wallet: connectedAccounts.wallet })
        .from(connectedAccounts)
        .where(and(isOf(provider, wallet), isNull(connectedAccounts.reservedUntil)))
      return rows.length > 0
    },

    /** Connects the two and returns since when; throws a 409 if either is taken. */
    async connect(request: Connecting): Promise<Date> {
      // Concurrent requests conflict on the keys; the second attempt then sees the other row.
      return (await tryToConnect(sql, request)) ?? (await tryToConnect(sql, request)) ?? fail('SIGNED_OUTDATED')
    },

    /** Disconnects a wallet from its account, which stays reserved; throws a 409 if it has none. */
    async disconnect({ provider, wallet, signedAt, reservedUntil }: Disconnecting): Promise<void> {
      const connected = and(isOf(provider, wallet), isNull(connectedAccounts.reservedUntil))
      const written = await sql
        .update(connectedAccounts)
        .set({ signedAt, reservedUntil })
        .where(and(connected, lt(connectedAccounts.signedAt, signedAt)))
        .returning({ wallet: connectedAccounts.wallet })
      if (written.length > 0) return
      const [row] = await sql.select({ wallet: connectedAccounts.wallet }).from(connectedAccounts).where(connected)
      fail(row ? 'SIGNED_OUTDATED' : 'ACCOUNT_NOT_CONNECTED')
    },
  }
}

/** Returns undefined if a concurrent request wrote first. */
async function tryToConnect(sql: Sql, request: Connecting): Promise<Date | undefined> {
  const { provider, wallet, account, signedAt, now } = request
  const { provider: ofProvider, wallet: ofWallet, account: ofAccount } = connectedAccounts
  return sql.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(connectedAccounts)
      .where(and(eq(ofProvider, provider), or(eq(ofWallet, wallet), eq(ofAccount, account))))
      .for('update')
    const own = rows.find((row) => row.wallet === wallet && row.account === account)
    if (own && !own.reservedUntil) return own.connectedAt
    for (const row of rows) if (row !== own) requireFree(row, request)
    if (rows.some((row) => row.wallet === wallet && row.signedAt >= signedAt)) fail('SIGNED_OUTDATED')
    const old = rows.map((row) => row.wallet)
    if (old.length > 0)
      await transaction.delete(connectedAccounts).where(and(eq(ofProvider, provider), inArray(ofWallet, old)))
    const written = await transaction
      .insert(connectedAccounts)
      .values({ provider, wallet, account, connectedAt: now, signedAt })
      .onConflictDoNothing()
      .returning({ connectedAt: connectedAccounts.connectedAt })
    return written[0]?.connectedAt
  })
}

/** Throws if a row with only the wallet or only the account is connected or reserved. */
function requireFree({ account, reservedUntil }: typeof connectedAccounts.$inferSelect, request: Connecting): void {
  if (!reservedUntil) fail(account === request.account ? 'ACCOUNT_CONNECTED_ELSEWHERE' : 'WALLET_HAS_ACCOUNT')
  if (reservedUntil > request.now) fail('ACCOUNT_RESERVED')
}

function fail(code: FailureCode): never {
  throw new ServiceError(code)
}
