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
  /** Returns the account of a sign-in's statement; undefined without a sign-in provider. */
  accountOf: SocialAccounts['accountOf'] | undefined
  /** Verifies a wallet's signature, on chain for contract wallets. */
  isSignedBy: (signed: SignedMessage) => Promise<boolean>
  accountWords: ConnectedAccountWords
  season: QuestSeason
  rateLimits: RateLimits
  nowMilliseconds: () => number
}

const dayMilliseconds = 86_400_000

/**
 * Registers the routes that connect and disconnect a social account. Connecting needs the wallet's signature and the
 * account's sign-in; disconnecting needs either.
 */
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
    const account = signedInAccount(headers.authorization)
    const wallet = await signerOf('connect', body)
    const { provider } = body
    const [now, signedAt] = [new Date(nowMilliseconds()), new Date(body.signedAt)]
    const connectedAt = await accounts.connect({ provider, wallet, account, signedAt, now })
    onChange(provider, wallet)
    return { wallet, provider, connectedAt: connectedAt.toISOString() }
  })

  api.post(disconnect.url, { schema: disconnect, bodyLimit: 24 * 1024 }, async ({ ip, headers, body }) => {
    await limit.take(ip)
    const { provider } = body
    const reservedUntil = endOfReservation()
    const owner =
      'signature' in body
        ? { wallet: await signerOf('disconnect', body), signedAt: new Date(body.signedAt) }
        : { account: signedInAccount(headers.authorization) }
    const wallet = await accounts.disconnect({ provider, reservedUntil, ...owner })
    onChange(provider, wallet)
    return { wallet, provider, reservedUntil: reservedUntil.toISOString() }
  })

  /** Returns the account that the header's statement names. */
  function signedInAccount(authorization = ''): string {
    if (!options.accountOf) throw new ServiceError('SIGN_IN_NOT_OFFERED')
    const [, statement = ''] = /^Bearer (\S{1,2000})$/i.exec(authorization) ?? []
    return options.accountOf(statement) ?? fail('SIGN_IN_ENDED')
  }

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
/** By the wallet, with a signed message, or by the account's owner. */
type Disconnecting = { provider: string; reservedUntil: Date } & (
  | { wallet: Address; signedAt: Date }
  | { account: string }
)

/** Stores which accounts are connected to which wallets. Addresses are in lower case. */
export function accountStore(sql: Sql) {
  return {
    isConnected: async (provider: string, wallet: Address): Promise<boolean> => {
      const { provider: ofProvider, wallet: ofWallet, reservedUntil } = connectedAccounts
      const rows = await sql
        .select({ wallet: ofWallet })
        .from(connectedAccounts)
        .where(and(eq(ofProvider, provider), eq(ofWallet, wallet), isNull(reservedUntil)))
      return rows.length > 0
    },

    /** Connects the two and returns since when; throws a 409 if either is taken. */
    async connect(request: Connecting): Promise<Date> {
      // Concurrent requests conflict on the keys; the second attempt then sees the other row.
      return (await tryToConnect(sql, request)) ?? (await tryToConnect(sql, request)) ?? fail('SIGNED_OUTDATED')
    },

    /** Disconnects a wallet and its account, which stay reserved. Returns the wallet; throws a 409 if it has none. */
    async disconnect({ provider, reservedUntil, ...owner }: Disconnecting): Promise<Address> {
      const { wallet, account, signedAt } = connectedAccounts
      const [isOwner, isNewer, signed] =
        'wallet' in owner
          ? [eq(wallet, owner.wallet), lt(signedAt, owner.signedAt), { signedAt: owner.signedAt }]
          : [eq(account, owner.account), undefined, {}]
      const connected = and(eq(connectedAccounts.provider, provider), isOwner, isNull(connectedAccounts.reservedUntil))
      const [written] = await sql
        .update(connectedAccounts)
        .set({ reservedUntil, ...signed })
        .where(and(connected, isNewer))
        .returning({ wallet })
      if (written) return written.wallet as Address
      const [row] = await sql.select({ wallet }).from(connectedAccounts).where(connected)
      return fail(row ? 'SIGNED_OUTDATED' : 'ACCOUNT_NOT_CONNECTED')
    },

    /** Deletes a connection or reservation, so that both can be connected again. Returns whether there was one. */
    async release(wallet: Address): Promise<boolean> {
      const isOfWallet = eq(connectedAccounts.wallet, wallet.toLowerCase())
      const released = await sql.delete(connectedAccounts).where(isOfWallet).returning()
      return released.length > 0
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
