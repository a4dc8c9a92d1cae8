import { and, eq, lt } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { createExpiringCache } from '../lib/with-dedupe.ts'
import { mintFailure } from '../lib/mint-failures.ts'
import type { Sql } from './database.ts'
import { socialClaimsTable } from './tables.ts'

/** A wallet, on a day of a chain as `registerChain` numbers it. */
type WalletDay = { chain: number; day: number; wallet: string }

/** Who is signed in at the social network, and for which wallet. */
export type SocialAccounts = {
  /** The account of a token, hashed; undefined for a token that the network does not know. */
  accountOf: (accessToken: string) => Promise<string | undefined>
  /** Whether this is the wallet that the account mints for on this day. The first one it names is. */
  claim: (account: string, claimed: WalletDay) => Promise<boolean>
}

type SocialAccountsOptions = {
  apiUrl: string
  sql: Sql
  /** Keeps whoever reads the database from trying out account numbers. */
  secret: string
  nowMilliseconds: () => number
}

const rememberMilliseconds = 10 * 60_000
const mostRemembered = 20_000
const patienceMilliseconds = 5000
const answerSchema = z.object({ data: z.object({ id: z.string().min(1).max(100) }) })

/** Asks the social network whose token it is. The answer, good or bad, is remembered for ten minutes. */
export function createSocialAccounts({ apiUrl, sql, secret, nowMilliseconds }: SocialAccountsOptions): SocialAccounts {
  const remember = { max: mostRemembered, ttlMilliseconds: rememberMilliseconds, nowMilliseconds }
  const accounts = createExpiringCache<{ account: string | undefined }>(remember)
  const wallets = createExpiringCache<string>(remember)
  const asking = new Map<string, Promise<string | undefined>>()

  async function accountOf(accessToken: string): Promise<string | undefined> {
    const known = accounts.get(accessToken)
    if (known) return known.account
    // A page asks for many items at once, with one token.
    const underWay = asking.get(accessToken) ?? ask(accessToken).finally(() => asking.delete(accessToken))
    asking.set(accessToken, underWay)
    return underWay
  }

  async function ask(accessToken: string): Promise<string | undefined> {
    const response = await request(`${apiUrl}/users/me`, accessToken)
    const isUnknown = response.status === 401 || response.status === 403
    const account = isUnknown ? undefined : hashed(await readId(response), secret)
    accounts.set(accessToken, { account })
    return account
  }

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
      signal: AbortSignal.timeout(patienceMilliseconds),
      redirect: 'error',
    })
  } catch (error) {
    throw mintFailure('SIGN_IN_UNAVAILABLE', { cause: error })
  }
}

/** Trouble at the social network says nothing about the token: the visitor shall try again, not sign in again. */
async function readId(response: Response): Promise<string> {
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (response.ok && answer.success) return answer.data.data.id
  const wait = response.status === 429 ? { retryAfterSeconds: 60 } : {}
  throw mintFailure('SIGN_IN_UNAVAILABLE', { ...wait, cause: `users/me answered ${response.status}` })
}

function hashed(id: string, secret: string): string {
  return createHmac('sha256', secret).update(id).digest('hex')
}
