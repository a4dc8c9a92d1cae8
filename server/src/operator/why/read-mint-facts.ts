import { collectionAbi } from '@network-site/protocol/contracts'
import { sql } from 'drizzle-orm'
import type { Address } from 'viem'
import { z } from 'zod'
import { clientNetworks } from '../../services/client-network.ts'
import type { Sql } from '../../services/database.ts'
import { rowsOf, wholeNumber } from '../../transactions/rows.ts'
import { isFinal, transactionStatuses } from '../../transactions/transaction.ts'
import { readCode } from '../../features/mint/read-codes.ts'
import { readWallets } from '../../features/mint/read-wallets.ts'
import { networkShares } from '../../services/rate-limits.ts'
import type { Deployment } from '../open-deployment.ts'
import { readRelayers, silenceSeconds } from '../read-relayers.ts'
import { readChainStatus } from '../status/read-chain-status.ts'
import type { AskedItem, Budget, MintFacts } from './mint-facts.ts'

const rowSchema = z.object({
  token: z.number(),
  source: z.string(),
  failure: z.string().nullable(),
  relayer: z.string().nullable(),
  nonce: wholeNumber.nullable(),
  attempts: z.number(),
  asked_seconds_ago: z.coerce.number(),
  status: z.enum(transactionStatuses).nullable(),
  hash: z.string().nullable(),
  ahead: wholeNumber,
})
const spentSchema = z.object({ scope: z.string(), gas: wholeNumber })

/** Gathers what chain and database know of a wallet's mints on a day; today, where none is named. */
export async function readMintFacts(
  deployment: Deployment,
  asked: { address: Address; day: number | undefined; item: number | undefined },
): Promise<MintFacts> {
  const { env } = deployment
  const chain = await deployment.chain()
  const database = await deployment.sql()
  const number = await deployment.chainNumber()
  const { collection } = await readChainStatus(chain, Date.now() / 1000)
  const day = asked.day ?? collection.day
  const minter = asked.address.toLowerCase() as Address
  const received = await chain.client.readContract({
    abi: collectionAbi,
    address: chain.contracts.collection,
    functionName: 'receivedMints',
    args: [minter, BigInt(day)],
  })
  const rows = await readRows(database, { chain: number, minter, day })
  const wallet = (await readWallets(database, { chain: number, day, minters: [minter] })).get(minter)
  const relayers = (await readRelayers(database, number)).filter(
    ({ silentSeconds, isDrained }) => silentSeconds < silenceSeconds && !isDrained,
  )
  const queue = await database.execute(
    sql`select count(*) as count from mint where chain = ${number} and relayer is null and failure is null`,
  )
  const sources = [...new Set(rows.map(({ source }) => source).filter(Boolean))]
  const networks = sources.flatMap((source) => clientNetworks(source, networkShares(env)))
  return {
    address: asked.address,
    day,
    today: collection.day,
    isOpen: collection.isOpen,
    item: asked.item,
    received: received.flatMap((has, index) => (has ? [index + 1] : [])),
    asked: rows.map(itemOf),
    wallet: {
      hasCode: (await readCode(chain, minter)) ?? false,
      hasMintedBefore: wallet?.isKnown ?? false,
      hasRefusedToday: wallet?.hasRefused ?? false,
      madeBatchRevert: wallet?.isIsolated ?? false,
    },
    budgets: await readBudgets(database, {
      chain: number,
      day,
      limits: new Map([
        ['all', env.MINT_GAS_PER_DAY],
        ['first-seen', env.MINT_GAS_PER_DAY_FIRST_SEEN],
        ...networks.map(({ network, share }): [string, number] => [
          `from ${network}`,
          env.MINT_GAS_PER_DAY_PER_NETWORK * share,
        ]),
      ]),
    }),
    relayers: { atWork: relayers.length, withMoney: relayers.filter(({ state }) => state !== 'empty').length },
    queued: rowsOf(z.object({ count: wholeNumber }), queue)[0]?.count ?? 0,
    stuckSeconds: env.RELAYER_STUCK_SECONDS,
  }
}

async function readRows(database: Sql, { chain, minter, day }: { chain: number; minter: string; day: number }) {
  const result = await database.execute(sql`
    select m.token, m.source, m.failure, m.relayer, m.nonce, m.attempts,
      extract(epoch from now() - m.asked_at)::float8 as asked_seconds_ago, t.status,
      t.hashes[cardinality(t.hashes)] as hash,
      case when m.relayer is null and m.failure is null then (
        select count(*) from mint q
        where q.chain = m.chain and q.relayer is null and q.failure is null and q.place < m.place) else 0 end as ahead
    from mint m left join chain_transaction t on t.chain = m.chain and t.sender = m.relayer and t.nonce = m.nonce
    where m.chain = ${chain} and m.minter = ${minter} and m.day = ${day} order by m.token`)
  return rowsOf(rowSchema, result)
}

function itemOf({
  asked_seconds_ago: askedSecondsAgo,
  status,
  source: _source,
  ...row
}: z.infer<typeof rowSchema>): AskedItem {
  const state =
    row.failure !== null ? 'failed' : row.relayer === null ? 'waiting' : status && isFinal(status) ? 'minted' : 'sent'
  return { ...row, state, askedSecondsAgo }
}

async function readBudgets(
  database: Sql,
  { chain, day, limits }: { chain: number; day: number; limits: Map<string, number> },
): Promise<Budget[]> {
  const scopes = [...limits.keys()]
  const result = await database.execute(sql`
    select scope, gas from mint_gas
    where chain = ${chain} and day = ${day} and scope = any(${sql.param(scopes)}::text[])`)
  const spent = new Map(rowsOf(spentSchema, result).map(({ scope, gas }) => [scope, gas]))
  return scopes.map((scope) => ({ scope, used: spent.get(scope) ?? 0, limit: limits.get(scope) ?? 0 }))
}
