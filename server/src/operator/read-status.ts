import { reasonOf } from '@network-site/protocol/redact'
import { collectionAbi } from '@network-site/protocol/contracts'
import type { Address } from 'viem'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Chain } from '../services/chain.ts'
import { readHead } from '../transactions/chain-state.ts'
import type { Sql } from '../services/database.ts'
import { parseRows, wholeNumber } from '../lib/parse.ts'
import { OperatorError } from './terminal.ts'
import type { Deployment } from './deployment.ts'
import { readActions, type RecordedAction } from './action-log.ts'
import { readRelayers, type RelayerReport } from './relayer-status.ts'

/** The state of a deployment at a glance. `…Trouble` says why a part could not be read. */
export type Status = {
  chain: ChainStatus | undefined
  chainTrouble: string | undefined
  database: DatabaseStatus | undefined
  databaseTrouble: string | undefined
  /** By address in lower case. */
  balancesWei: Record<string, bigint>
  limits: { gasPerDay: number; gasPerDayFirstSeen: number; gasPerDayPerNetwork: number; lowBalanceEther: string }
}

/** What the chain says at this moment. */
export type ChainStatus = {
  chain: { id: number; host: string; block: number; ageSeconds: number; baseFeeWei: bigint }
  collection: {
    address: Address
    name: string
    owner: Address
    isOpen: boolean
    day: number
    dayEndsInSeconds: number
    uri: string
  }
}

const queueSchema = z
  .object({ items: wholeNumber, age_seconds: z.coerce.number() })
  .transform(({ items, age_seconds: ageSeconds }) => ({ items, ageSeconds }))
const spentSchema = z.object({ day: z.number(), scope: z.string(), gas: wholeNumber })
const mailSchema = z.object({ received: wholeNumber, waiting: wholeNumber, failing: wholeNumber, sent: wholeNumber })
const requestSchema = z.object({ id: z.number(), sender: z.string(), kind: z.string(), nonce: wholeNumber.nullable() })

/** What the database says at this moment. */
export type DatabaseStatus = {
  relayers: RelayerReport[]
  queue: { items: number; ageSeconds: number }
  /** Gas spent on the newest day, by scope: all, first-seen, and the networks that used the most. */
  spent: Array<{ scope: string; gas: number }>
  /** Messages of the form: today's, and what waits for its email. */
  mail: { received: number; waiting: number; failing: number; sent: number }
  /** Whom the faucet gives with. */
  faucetAddress: string | undefined
  requests: Array<z.infer<typeof requestSchema>>
  actions: RecordedAction[]
}

const secondsPerDay = 86_400

/** Reads chain and database; a part that does not answer leaves its reason and does not hide the other. */
export async function readStatus(deployment: Deployment): Promise<Status> {
  const { env } = deployment
  const trouble: Record<'chain' | 'database', string | undefined> = { chain: undefined, database: undefined }
  const chain = await deployment
    .chain()
    .then((found) => readChainStatus(found, Date.now() / 1000))
    .catch((error: unknown) => void (trouble.chain = wordsOf(error)))
  const database = await readDatabase(deployment, chain?.collection.day).catch(
    (error: unknown) => void (trouble.database = wordsOf(error)),
  )
  const addresses = [
    ...(database?.relayers.map(({ address }) => address) ?? []),
    ...(database?.faucetAddress ? [database.faucetAddress as Address] : []),
    ...(chain ? [chain.collection.owner] : []),
  ]
  return {
    chain: chain ?? undefined,
    chainTrouble: trouble.chain,
    database: database ?? undefined,
    databaseTrouble: trouble.database,
    balancesWei: chain ? await readBalances(deployment, addresses) : {},
    limits: {
      gasPerDay: env.MINT_GAS_PER_DAY,
      gasPerDayFirstSeen: env.MINT_GAS_PER_DAY_FIRST_SEEN,
      gasPerDayPerNetwork: env.MINT_GAS_PER_DAY_PER_NETWORK,
      lowBalanceEther: env.RELAYER_LOW_BALANCE_ETHER,
    },
  }
}

async function readDatabase(deployment: Deployment, day: number | undefined): Promise<DatabaseStatus> {
  const database = await deployment.sql()
  const number = day === undefined ? await readLastChain(database) : await deployment.chainNumber()
  return readDatabaseStatus(database, number ?? 0, day)
}

async function readBalances(deployment: Deployment, addresses: Address[]): Promise<Record<string, bigint>> {
  const { client } = await deployment.chain()
  const balances = await Promise.all(addresses.map((address) => client.getBalance({ address })))
  return Object.fromEntries(addresses.map((address, index) => [address.toLowerCase(), balances[index] ?? 0n]))
}

function wordsOf(error: unknown): string {
  return error instanceof OperatorError ? error.message : reasonOf(error)
}

export async function readChainStatus(chain: Chain, nowSeconds: number): Promise<ChainStatus> {
  const contract = { abi: collectionAbi, address: chain.contracts.collection } as const
  const [head, name, owner, isOpen, startDate, uri] = await Promise.all([
    readHead(chain),
    chain.client.readContract({ ...contract, functionName: 'name' }),
    chain.client.readContract({ ...contract, functionName: 'owner' }),
    chain.client.readContract({ ...contract, functionName: 'open' }),
    chain.client.readContract({ ...contract, functionName: 'startDate' }),
    chain.client.readContract({ ...contract, functionName: 'uri', args: [1n] }),
  ])
  // A chain that makes blocks only for transactions may be quiet since yesterday; its clock goes on all the same.
  const atSeconds = Math.max(nowSeconds, head.timestampSeconds)
  const day = Math.max(0, Math.floor((atSeconds - Number(startDate)) / secondsPerDay) + 1)
  return {
    chain: {
      id: chain.id,
      // The rest of the address may hold a key.
      host: new URL(chain.rpcUrl).host,
      block: head.number,
      ageSeconds: Math.max(0, nowSeconds - head.timestampSeconds),
      baseFeeWei: head.baseFeeWei,
    },
    collection: {
      address: contract.address,
      name,
      owner,
      isOpen,
      day,
      dayEndsInSeconds: Number(startDate) + day * secondsPerDay - atSeconds,
      uri,
    },
  }
}

async function readDatabaseStatus(database: Sql, chain: number, day: number | undefined): Promise<DatabaseStatus> {
  const midnight = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`
  return {
    relayers: await readRelayers(database, chain),
    queue: parseRows(
      queueSchema,
      await database.execute(sql`
        select count(*) as items, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as age_seconds
        from mint where chain = ${chain} and relayer is null and failure is null`),
    )[0] ?? { items: 0, ageSeconds: 0 },
    spent: parseRows(
      spentSchema,
      await database.execute(sql`
        select day, scope, gas from mint_gas where chain = ${chain}
          and day = coalesce(${day ?? null}::int, (select max(day) from mint_gas where chain = ${chain}))
        order by scope like 'from %', gas desc limit 5`),
    ),
    mail: parseRows(
      mailSchema,
      await database.execute(sql`
        select count(*) filter (where received_at >= ${midnight}) as received,
          count(*) filter (where sent_at is null) as waiting,
          count(*) filter (where sent_at is null and last_failure is not null) as failing,
          count(*) filter (where sent_at >= ${midnight}) as sent
        from contact_submissions where received_at >= ${midnight} or sent_at is null or sent_at >= ${midnight}`),
    )[0] ?? { received: 0, waiting: 0, failing: 0, sent: 0 },
    faucetAddress: parseRows(
      z.object({ sender: z.string() }),
      await database.execute(sql`select sender from faucet_transfer order by day desc limit 1`),
    )[0]?.sender,
    requests: parseRows(
      requestSchema,
      await database.execute(sql`
        select id, sender, kind, nonce from sender_request where chain = ${chain} and done_at is null order by id`),
    ),
    actions: await readActions(database, 3),
  }
}

/** The chain that relayers worked on last, for when none answers. */
async function readLastChain(database: Sql): Promise<number | undefined> {
  const result = await database.execute(sql`select chain from mint_relayer order by seen_at desc limit 1`)
  return parseRows(z.object({ chain: z.number() }), result)[0]?.chain
}
