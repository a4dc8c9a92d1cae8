import { itemCount } from '@network-site/protocol/item-count'
import { network } from '@network-site/site/network'
import type { Address } from 'viem'
import { connectChain } from '@network-site/server/services/chain'
import type { Database } from '@network-site/server/services/database'
import { eventually } from '../../server/test/eventually.ts'
import { compareLedgers, readCollection, receivedTokens } from '../../server/test/mint-ledger.ts'
import type { Testnet } from './deployment/start-testnet.ts'
import type { ConfirmedMint, Visitors } from './visitors/start-visitors.ts'

/** A comparison of what visitors were told with the database and the chain. */
export type Reconciliation = Awaited<ReturnType<typeof reconcile>>

type ReconcileOptions = {
  database: Database
  testnet: Pick<Testnet, 'rpcUrl' | 'contracts'>
  visitors: Pick<Visitors, 'confirmedMints' | 'confirmedMessages'> & { wallets: Array<{ address: Address }> }
  days: number[]
  timeoutMilliseconds?: number
}

/** Waits until the relayers have finished all mints, then compares visitors, database, and chain. */
export async function reconcile(options: ReconcileOptions) {
  const { database, testnet, visitors, days, timeoutMilliseconds = 90_000 } = options
  const { rpcUrl, contracts } = testnet
  const chain = { chain: connectChain({ id: network.testnet.id, rpcUrls: [rpcUrl], contracts }) }
  let ledgers = await compareLedgers(database, chain)
  const isSettled = async () => {
    ledgers = await compareLedgers(database, chain)
    return ledgers.unfinished === 0 && ledgers.differences.length === 0
  }
  await eventually(isSettled, timeoutMilliseconds).catch(() => undefined)

  const onChain = new Map<string, Set<number>>()
  let duplicated = 0
  for (const { address } of visitors.wallets) {
    const timesMinted = Array.from({ length: itemCount }, () => 0)
    for (const day of days) {
      const tokens = await receivedTokens(chain, address, day)
      onChain.set(`${address}/${day}`, new Set(tokens))
      for (const token of tokens) timesMinted[token - 1] = (timesMinted[token - 1] ?? 0) + 1
    }
    const ids = timesMinted.map((_, index) => BigInt(index + 1))
    const balances = await readCollection(chain.chain).balanceOfBatch([ids.map(() => address), ids])
    if (balances.some((balance, index) => Number(balance) !== timesMinted[index])) duplicated++
  }
  const total = [...onChain.values()].reduce((sum, tokens) => sum + tokens.size, 0)
  const unknown = total === ledgers.minted ? [] : [`${total} items on chain, ${ledgers.minted} in the database`]
  const dayOf = ({ address, token, day }: ConfirmedMint) =>
    (day === undefined ? days : [day]).find((each) => onChain.get(`${address}/${each}`)?.has(token))
  return {
    /** Mints confirmed to visitors. */
    confirmed: new Set(visitors.confirmedMints.map((mint) => `${mint.address}/${mint.token}/${dayOf(mint)}`)).size,
    onChain: total,
    /** Confirmed mints that are not on chain. */
    lost: visitors.confirmedMints.filter((mint) => dayOf(mint) === undefined).length,
    /** Wallets that own more copies of an item than the days they minted it. */
    duplicated,
    /** Wallets whose mints differ between chain and database. */
    differences: [...ledgers.differences, ...unknown],
    unfinished: ledgers.unfinished,
    ...(await compareMessages(database, visitors.confirmedMessages)),
  }
}

async function compareMessages(database: Database, confirmed: string[]) {
  const { rows } = (await database.sql.execute('select message from contact_submissions')) as unknown as {
    rows: Array<{ message: string }>
  }
  const stored = new Set(rows.map(({ message }) => message))
  return {
    messagesConfirmed: confirmed.length,
    messagesLost: confirmed.filter((message) => !stored.has(message)).length,
    messagesDuplicated: rows.length - stored.size,
  }
}

/** Returns whether no mint or message was lost and no mint was duplicated. */
export function isConsistent(reconciliation: Reconciliation): boolean {
  const { lost, duplicated, differences, unfinished, messagesLost } = reconciliation
  return lost + duplicated + differences.length + unfinished + messagesLost === 0
}
