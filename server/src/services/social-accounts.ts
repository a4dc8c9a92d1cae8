import { and, eq, lt } from 'drizzle-orm'
import { createHmac, hkdfSync } from 'node:crypto'
import { isSameSecret } from '../lib/digests.ts'
import { createExpiringCache } from '../lib/with-dedupe.ts'
import type { Sql } from './database.ts'
import { socialClaimsTable } from './tables.ts'

/** A wallet and a day. `chain` is the ID from `registerChain`. */
type WalletDay = { chain: number; day: number; wallet: string }

/** Identifies signed-in accounts and the wallet that each mints for. */
export type SocialAccounts = ReturnType<typeof createSocialAccounts>

type SocialAccountsOptions = {
  sql: Sql
  /** Statements are valid only for the origin of this URL. */
  siteUrl: string
  /** Signs statements. */
  secret: string
  /** Keyed hash, so that account IDs cannot be guessed from the database. */
  hashSecret: string
  nowMilliseconds: () => number
}

/** X's access tokens are valid for as long. */
const statementSeconds = 7200
const statementPattern = /^(?<claims>(?<account>[0-9a-f]{64})\.(?<expires>\d{1,12}))\.(?<mac>[\w-]{43})$/

/**
 * Signs a statement for each account that signed in through this site's own code exchange, and accepts nothing else.
 * Access tokens are not accepted: the social network issues them to every app, so any other app could present its users'.
 */
export function createSocialAccounts(options: SocialAccountsOptions) {
  const { sql, siteUrl, secret, hashSecret, nowMilliseconds } = options
  const wallets = createExpiringCache<string>({ max: 20_000, ttlMilliseconds: 10 * 60_000, nowMilliseconds })
  // The audience is part of the key, so servers of another site that share the secret do not accept the statement.
  const audience = `social sign-in at ${new URL(siteUrl).origin}`
  const key = Buffer.from(hkdfSync('sha256', secret, '', audience, 32))
  const macOf = (claims: string) => createHmac('sha256', key).update(claims).digest('base64url')
  const nowSeconds = () => Math.floor(nowMilliseconds() / 1000)

  /** Returns the statement for an account that has just signed in: its hash, the expiry, and their signature. */
  function signStatement(accountId: string): string {
    const account = createHmac('sha256', hashSecret).update(accountId).digest('hex')
    const claims = `${account}.${nowSeconds() + statementSeconds}`
    return `${claims}.${macOf(claims)}`
  }

  /** Returns the hashed account of a statement, or undefined if it has expired or was not signed for this site. */
  function accountOf(statement: string): string | undefined {
    const { claims = '', account, expires, mac = '' } = statementPattern.exec(statement)?.groups ?? {}
    return isSameSecret(mac, macOf(claims)) && Number(expires) > nowSeconds() ? account : undefined
  }

  /** Claims the account's mints of a day for a wallet. Resolves to false if another wallet claimed them first. */
  async function claim(account: string, { chain, day, wallet }: WalletDay): Promise<boolean> {
    const claimed = `${chain} ${day} ${account}`
    const known = wallets.get(claimed)
    if (known) return known === wallet
    const isOfDay = and(eq(socialClaimsTable.chain, chain), eq(socialClaimsTable.day, day))
    await sql.delete(socialClaimsTable).where(and(eq(socialClaimsTable.chain, chain), lt(socialClaimsTable.day, day)))
    await sql.insert(socialClaimsTable).values({ chain, day, account, wallet }).onConflictDoNothing()
    const [row] = await sql
      .select()
      .from(socialClaimsTable)
      .where(and(isOfDay, eq(socialClaimsTable.account, account)))
    if (row) wallets.set(claimed, row.wallet)
    return row?.wallet === wallet
  }

  return { signStatement, accountOf, claim }
}
