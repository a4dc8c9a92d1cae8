import { ServiceError } from '@network-site/protocol/service-error'
import { and, eq, or } from 'drizzle-orm'
import type { Address } from 'viem'
import type { Sql } from '../../adapters/database.ts'
import { connectedAccounts } from './tables.ts'

export type AccountStore = ReturnType<typeof accountStore>

/** Which accounts are connected to which wallets, in the database. Addresses are in lower case. */
export function accountStore(sql: Sql) {
  return {
    async isConnected(provider: string, wallet: Address): Promise<boolean> {
      const rows = await sql
        .select({ wallet: connectedAccounts.wallet })
        .from(connectedAccounts)
        .where(and(eq(connectedAccounts.provider, provider), eq(connectedAccounts.wallet, wallet)))
      return rows.length > 0
    },

    /** Connects the two for good and says since when they are; throws a 409 where either belongs to another. */
    async connect(asked: { provider: string; wallet: Address; account: string; now: Date }): Promise<Date> {
      const { provider, wallet, account, now } = asked
      await sql.insert(connectedAccounts).values({ provider, wallet, account, connectedAt: now }).onConflictDoNothing()
      const rows = await sql
        .select()
        .from(connectedAccounts)
        .where(
          and(
            eq(connectedAccounts.provider, provider),
            or(eq(connectedAccounts.wallet, wallet), eq(connectedAccounts.account, account)),
          ),
        )
      const own = rows.find((row) => row.wallet === wallet && row.account === account)
      if (own) return own.connectedAt
      throw new ServiceError(
        rows.some((row) => row.account === account) ? 'ACCOUNT_CONNECTED_ELSEWHERE' : 'WALLET_HAS_ACCOUNT',
      )
    },
  }
}
