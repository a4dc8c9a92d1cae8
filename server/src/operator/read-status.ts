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
import { readActions } from './action-log.ts'
import { readRelayers } from './relayer-status.ts'

/** The state of a deployment. `…Trouble` is the reason why a part could not be read. */
export type Status = Awaited<ReturnType<typeof readStatus>>
export type ChainStatus = Awaited<ReturnType<typeof readChainStatus>>
export type DatabaseStatus = Awaited<ReturnType<typeof readDatabaseStatus>>

const queueSchema = z
  .object({ items: wholeNumber, age_seconds: z.coerce.number() })
  .transform(({ items, age_seconds: ageSeconds }) => ({ items, ageSeconds }))
const spentSchema = z.object({ day: z.number(), scope: z.string(), gas: wholeNumber })
const mailSchema = z.object({ received: wholeNumber, waiting: wholeNumber, failing: wholeNumber, sent: wholeNumber })
const requestSchema = z.object({ id: z.number(), sender: z.string(), kind: z.string(), nonce: wholeNumber.nullable() })

const secondsPerDay = 86_400

/** Reads the chain and the database. If one does not answer, the other is still reported. */
export async function readStatus(deployment: Deployment) {
  const { env } = deployment
  const trouble: Record<'chain' | 'database', string | undefined> = { chain: undefined, database: undefined }
  const chain = await deployment
    .chain()
    .then((found) => readChainStatus(found, Date.now() / 1000))
    .catch((error: unknown) => void (trouble.chain = describeTrouble(error)))
  const database = await readDatabaseStatus(deployment, chain?.collection.day).catch(
    (error: unknown) => void (trouble.database = describeTrouble(error)),
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
    /** By lower-case address. */
    balancesWei: chain ? await readBalances(deployment, addresses) : {},
    limits: {
      gasPerDay: env.MINT_GAS_PER_DAY,
      gasPerDayFirstSeen: env.MINT_GAS_PER_DAY_FIRST_SEEN,
      gasPerDayPerNetwork: env.MINT_GAS_PER_DAY_PER_NETWORK,
      lowBalanceEther: env.RELAYER_LOW_BALANCE_ETHER,
    },
  }
}

async function readBalances(deployment: Deployment, addresses: Address[]): Promise<Record<string, bigint>> {
  const { client } = await deployment.chain()
  const balances = await Promise.all(addresses.map((address) => client.getBalance({ address })))
  return Object.fromEntries(addresses.map((address, index) => [address.toLowerCase(), balances[index] ?? 0n]))
}

function describeTrouble(error: unknown): string {
  return error instanceof OperatorError ? error.message : reasonOf(error)
}

export async function readChainStatus(chain: Chain, nowSeconds: number) {
  await chain.endpoints.checkAll()
  return chain.onOneEndpoint(() => readCollectionStatus(chain, nowSeconds))
}

async function readCollectionStatus(chain: Chain, nowSeconds: number) {
  const contract = { abi: collectionAbi, address: chain.contracts.collection } as const
  const [head, name, owner, isOpen, startDate, uri] = await Promise.all([
    readHead(chain),
    chain.client.readContract({ ...contract, functionName: 'name' }),
    chain.client.readContract({ ...contract, functionName: 'owner' }),
    chain.client.readContract({ ...contract, functionName: 'open' }),
    chain.client.readContract({ ...contract, functionName: 'startDate' }),
    chain.client.readContract({ ...contract, functionName: 'uri', args: [1n] }),
  ])
  // A chain that mines only on demand may have no block since yesterday.
  const atSeconds = Math.max(nowSeconds, head.timestampSeconds)
  const day = Math.max(0, Math.floor((atSeconds - Number(startDate)) / secondsPerDay) + 1)
  return {
    chain: {
      id: chain.id,
      // Names hosts only: the rest of a URL may contain an API key.
      endpoint: chain.endpoints.inUse().position,
      endpoints: chain.endpoints.report().map(({ position, host, state }) => ({ position, host, state })),
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

async function readDatabaseStatus(deployment: Deployment, day: number | undefined) {
  const database = await deployment.sql()
  const chain = day === undefined ? await readLastChain(database) : await deployment.chainNumber()
  const midnight = sql`date_trunc('day', now() at time zone 'utc') at time zone 'utc'`
  return {
    relayers: await readRelayers(database, chain),
    queue: parseRows(
      queueSchema,
      await database.execute(sql`
        select count(*) as items, coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as age_seconds
        from mint where chain = ${chain} and relayer is null and failure is null`),
    )[0] ?? { items: 0, ageSeconds: 0 },
    /** Gas spent on the latest day by scope: all, first-seen, and the IP ranges that used the most. */
    spent: parseRows(
      spentSchema,
      await database.execute(sql`
        select day, scope, gas from mint_gas where chain = ${chain}
          and day = coalesce(${day ?? null}::int, (select max(day) from mint_gas where chain = ${chain}))
        order by scope like 'from %', gas desc limit 5`),
    ),
    /** Messages received and sent today, and all emails that are waiting or failing. */
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

/** Returns the chain that relayers used last, for when the chain does not answer. */
async function readLastChain(database: Sql): Promise<number> {
  const result = await database.execute(sql`select chain from mint_relayer order by seen_at desc limit 1`)
  return parseRows(z.object({ chain: z.number() }), result)[0]?.chain ?? 0
}
