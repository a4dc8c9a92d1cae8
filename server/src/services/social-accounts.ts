import { and, eq, lt } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { createExpiringCache } from '../lib/with-dedupe.ts'
import { mintFailure } from '../lib/mint-failures.ts'
import type { Sql } from './database.ts'
import { socialClaimsTable } from './tables.ts'

/** A wallet and a day. `chain` is the ID from `registerChain`. */
type WalletDay = { chain: number; day: number; wallet: string }

/** Identifies signed-in accounts and the wallet that each mints for. */
export type SocialAccounts = ReturnType<typeof createSocialAccounts>

type SocialAccountsOptions = {
  apiUrl: string
  sql: Sql
  /** Keyed hash, so that account IDs cannot be guessed from the database. */
  secret: string
  nowMilliseconds: () => number
}

const answerSchema = z.object({ data: z.object({ id: z.string().min(1).max(100) }) })

/** Looks up the owners of tokens at the social network. Results, valid or not, are cached for ten minutes. */
export function createSocialAccounts({ apiUrl, sql, secret, nowMilliseconds }: SocialAccountsOptions) {
  const cacheOptions = { max: 20_000, ttlMilliseconds: 10 * 60_000, nowMilliseconds }
  const accounts = createExpiringCache<{ account: string | undefined }>(cacheOptions)
  const wallets = createExpiringCache<string>(cacheOptions)
  const pending = new Map<string, Promise<string | undefined>>()

  /** Resolves to the hashed account of a token, or to undefined if the token is invalid. */
  async function accountOf(accessToken: string): Promise<string | undefined> {
    const known = accounts.get(accessToken)
    if (known) return known.account
    // A page mints many items at once with one token.
    const lookup = pending.get(accessToken) ?? lookUp(accessToken).finally(() => pending.delete(accessToken))
    pending.set(accessToken, lookup)
    return lookup
  }

  async function lookUp(accessToken: string): Promise<string | undefined> {
    const response = await request(`${apiUrl}/users/me`, accessToken)
    const isUnknown = response.status === 401 || response.status === 403
    const account = isUnknown
      ? undefined
      : createHmac('sha256', secret)
          .update(await readId(response))
          .digest('hex')
    accounts.set(accessToken, { account })
    return account
  }

  /** Claims the account's mints of a day for a wallet. Resolves to false if another wallet claimed them first. */
  async function claim(account: string, { chain, day, wallet }: WalletDay): Promise<boolean> {
    const key = `${chain} ${day} ${account}`
    const known = wallets.get(key)
    if (known) return known === wallet
    const isOfDay = and(eq(socialClaimsTable.chain, chain), eq(socialClaimsTable.day, day))
    await sql.delete(socialClaimsTable).where(and(eq(socialClaimsTable.chain, chain), lt(socialClaimsTable.day, day)))
    await sql.insert(socialClaimsTable).values({ chain, day, account, wallet }).onConflictDoNothing()
    const [row] = await sql
      .select()
      .from(socialClaimsTable)
      .where(and(isOfDay, eq(socialClaimsTable.account, account)))
    if (row) wallets.set(key, row.wallet)
    return row?.wallet === wallet
  }

  return { accountOf, claim }
}

async function request(url: string, accessToken: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal: AbortSignal.timeout(5000),
      redirect: 'error',
    })
  } catch (error) {
    throw mintFailure('SIGN_IN_UNAVAILABLE', { cause: error })
  }
}

/** Reads the account ID. An outage does not invalidate the token: the visitor should retry, not sign in again. */
async function readId(response: Response): Promise<string> {
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (response.ok && answer.success) return answer.data.data.id
  const wait = response.status === 429 ? { retryAfterSeconds: 60 } : {}
  throw mintFailure('SIGN_IN_UNAVAILABLE', { ...wait, cause: `users/me answered ${response.status}` })
}
