import { itemCount } from '@network-site/protocol/item-count'
import type { Command } from 'commander'
import type { Address } from 'viem'
import { collectionAbi } from '@network-site/protocol/contracts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isMintFailureCode } from '../lib/mint-failures.ts'
import {
  type CommonOptions,
  formatFacts,
  formatShare,
  formatSpan,
  formatTable,
  parseAddress,
  parseWholeNumber,
} from './terminal.ts'
import type { Deployment, OperatorContext } from './deployment.ts'
import { type Budget, explainMint, failureReasons, type MintFacts, type RequestedItem } from './explain-mint.ts'
import { clientNetworks } from '../lib/client-network.ts'
import type { Sql } from '../services/database.ts'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import { isFinal, transactionStatuses } from '../transactions/tables.ts'
import { readCode, readWallets } from '../features/mint/minter-lookup.ts'
import { networkShares } from '../services/rate-limits.ts'
import { readRelayers, silenceSeconds } from './relayer-status.ts'
import { readChainStatus } from './read-status.ts'

type WhyOptions = CommonOptions & { item?: string; day?: string }

/** Adds `why`, which explains the state of a wallet's mints. */
export function addWhyCommand(program: Command, { deployment, terminal }: OperatorContext): void {
  program
    .command('why <address>')
    .description('explain why a wallet’s mint is missing')
    .option('--item <number>', 'the item (1 to 42)')
    .option('--day <number>', 'the mint day (default: today)')
    .action(async (address: string, _options, command: Command) => {
      const options = command.optsWithGlobals<WhyOptions>()
      const { day, item } = options
      const facts = await readMintFacts(deployment, {
        address: parseAddress(address),
        day: day === undefined ? undefined : parseWholeNumber('--day', day, 1_000_000),
        item: item === undefined ? undefined : parseWholeNumber('--item', item, itemCount),
      })
      const conclusion = explainMint(facts)
      await terminal.answer({ ...facts, conclusion }, () => formatMintFacts(facts, conclusion), options)
    })
}

function formatMintFacts(facts: MintFacts, conclusion: string): string {
  const { address, day, today, isOpen, received, asked, wallet, budgets, relayers, queued } = facts
  return [
    formatFacts(`${address} on day ${day}${day === today ? ', today' : `; today is day ${today}`}`, [
      ['on chain', received.length > 0 ? `items ${received.join(', ')}` : 'no items on that day'],
      ['minting', isOpen ? 'open' : 'CLOSED'],
      ['relayers', `${relayers.atWork} running, ${relayers.withMoney} funded`],
      ['queue', `${queued} items`],
      ['wallet', describeWallet(wallet)],
      ...budgets.map(({ scope, used, limit }): [string, string] => [`gas, ${scope}`, formatShare(used, limit)]),
    ]),
    asked.length === 0
      ? 'No items were requested here on that day.\n'
      : formatTable(
          ['Item', 'State', 'Requested', 'Relayer', 'Nonce', 'Transaction or reason'],
          asked.map((item) => [
            String(item.token),
            item.state,
            `${formatSpan(item.askedSecondsAgo)} ago`,
            item.relayer ?? '',
            item.nonce === null ? '' : String(item.nonce),
            describeOutcome(item),
          ]),
        ),
    `${conclusion}\n`,
  ].join('\n')
}

function describeOutcome({ failure, hash, ahead }: RequestedItem): string {
  if (failure) return isMintFailureCode(failure) ? failureReasons[failure] : failure
  return hash ?? `${ahead} items ahead`
}

function describeWallet({ hasCode, hasMintedBefore, hasRefusedToday, madeBatchRevert }: MintFacts['wallet']): string {
  return [
    hasMintedBefore ? 'minted on an earlier day' : 'never minted on an earlier day',
    ...(hasCode ? ['is a contract'] : []),
    ...(hasRefusedToday ? ['rejected an item today'] : []),
    ...(madeBatchRevert ? ['caused a batch to revert'] : []),
  ].join(', ')
}

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

/** Reads a wallet's mints on a day (default: today) from the chain and the database. */
async function readMintFacts(
  deployment: Deployment,
  query: { address: Address; day: number | undefined; item: number | undefined },
): Promise<MintFacts> {
  const { env } = deployment
  const chain = await deployment.chain()
  const database = await deployment.sql()
  const number = await deployment.chainNumber()
  const { collection } = await readChainStatus(chain, Date.now() / 1000)
  const day = query.day ?? collection.day
  const minter = query.address.toLowerCase() as Address
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
    address: query.address,
    day,
    today: collection.day,
    isOpen: collection.isOpen,
    item: query.item,
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
    queued: parseRows(z.object({ count: wholeNumber }), queue)[0]?.count ?? 0,
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
  return parseRows(rowSchema, result)
}

function itemOf({
  asked_seconds_ago: askedSecondsAgo,
  status,
  source: _source,
  ...row
}: z.infer<typeof rowSchema>): RequestedItem {
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
  const spent = new Map(parseRows(spentSchema, result).map(({ scope, gas }) => [scope, gas]))
  return scopes.map((scope) => ({ scope, used: spent.get(scope) ?? 0, limit: limits.get(scope) ?? 0 }))
}
