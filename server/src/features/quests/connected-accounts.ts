import { ServiceError } from '@network-site/protocol/failures'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Sql } from '../../services/database.ts'
import { connectedAccounts } from './tables.ts'

export type AccountStore = ReturnType<typeof accountStore>

export type Connecting = { provider: string; wallet: Address; account: string; signedAt: Date; now: Date }
export type Disconnecting = { provider: string; wallet: Address; signedAt: Date; reservedUntil: Date }

type Row = typeof connectedAccounts.$inferSelect

/** Which accounts are connected to which wallets, in the database. Addresses are in lower case. */
export function accountStore(sql: Sql) {
  const isOf = (provider: string, wallet: Address) =>
    and(eq(connectedAccounts.provider, provider), eq(connectedAccounts.wallet, wallet))

  return {
    async isConnected(provider: string, wallet: Address): Promise<boolean> {
      const rows = await sql
        .select({ wallet: connectedAccounts.wallet })
        .from(connectedAccounts)
        .where(and(isOf(provider, wallet), isNull(connectedAccounts.reservedUntil)))
      return rows.length > 0
    },

    /** Connects the two and says since when they are; throws a 409 where either belongs to another. */
    async connect(asked: Connecting): Promise<Date> {
      // Two who ask at the same time meet at the keys: the second one then sees the row of the first.
      return (await tryToConnect(sql, asked)) ?? (await tryToConnect(sql, asked)) ?? refuse('SIGNED_OUTDATED')
    },

    /** Disconnects a wallet from its account, which then stays reserved; throws a 409 where there is none to disconnect. */
    async disconnect({ provider, wallet, signedAt, reservedUntil }: Disconnecting): Promise<void> {
      const connected = and(isOf(provider, wallet), isNull(connectedAccounts.reservedUntil))
      const written = await sql
        .update(connectedAccounts)
        .set({ signedAt, reservedUntil })
        .where(and(connected, lt(connectedAccounts.signedAt, signedAt)))
        .returning({ wallet: connectedAccounts.wallet })
      if (written.length > 0) return
      const [row] = await sql.select({ wallet: connectedAccounts.wallet }).from(connectedAccounts).where(connected)
      refuse(row ? 'SIGNED_OUTDATED' : 'ACCOUNT_NOT_CONNECTED')
    },
  }
}

/** Nothing where somebody else has written in between. */
async function tryToConnect(sql: Sql, asked: Connecting): Promise<Date | undefined> {
  const { provider, wallet, account, signedAt, now } = asked
  const { provider: ofProvider, wallet: ofWallet, account: ofAccount } = connectedAccounts
  return sql.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(connectedAccounts)
      .where(and(eq(ofProvider, provider), or(eq(ofWallet, wallet), eq(ofAccount, account))))
      .for('update')
    const own = rows.find((row) => row.wallet === wallet && row.account === account)
    if (own && !own.reservedUntil) return own.connectedAt
    for (const row of rows) if (row !== own) requireFree(row, asked)
    if (rows.some((row) => row.wallet === wallet && row.signedAt >= signedAt)) refuse('SIGNED_OUTDATED')
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

/** A row that has the wallet or the account, but not both. */
function requireFree({ account, reservedUntil }: Row, asked: Connecting): void {
  if (!reservedUntil) refuse(account === asked.account ? 'ACCOUNT_CONNECTED_ELSEWHERE' : 'WALLET_HAS_ACCOUNT')
  if (reservedUntil > asked.now) refuse('ACCOUNT_RESERVED')
}

type Refusal =
  | 'ACCOUNT_CONNECTED_ELSEWHERE'
  | 'WALLET_HAS_ACCOUNT'
  | 'ACCOUNT_RESERVED'
  | 'ACCOUNT_NOT_CONNECTED'
  | 'SIGNED_OUTDATED'

function refuse(code: Refusal): never {
  throw new ServiceError(code)
}
