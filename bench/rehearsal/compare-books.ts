import { itemCount } from '@network-site/protocol/item-count'
import { collectionAbi } from '@network-site/protocol/contracts'
import { network } from '@network-site/site/network'
import type { Address } from 'viem'
import { connectChain } from '../../server/src/services/chain.ts'
import type { Database } from '@network-site/server/services/database'
import { eventually } from '../../server/test/eventually.ts'
import { compareLedgers, receivedTokens } from '../../server/test/mint-ledger.ts'
import type { Testnet } from './deployment/start-testnet.ts'
import type { PromisedMint, Visitors } from './visitors/start-visitors.ts'

/** What visitors, database and chain say of the same day, held against each other. */
export type Books = {
  /** Items that visitors were told are minted. */
  promised: number
  onChain: number
  /** Promised, and not on chain. */
  lost: number
  /** Wallets that have more of an item than days on which it was minted for them. */
  twice: number
  /** Wallets of which chain and database say different things. */
  differences: string[]
  unfinished: number
  messagesPromised: number
  messagesLost: number
  messagesTwice: number
}

type CompareOptions = {
  database: Database
  testnet: Pick<Testnet, 'rpcUrl' | 'contracts'>
  visitors: Pick<Visitors, 'promisedMints' | 'promisedMessages'> & { wallets: Array<{ address: Address }> }
  days: number[]
  closingMilliseconds?: number
}

/** Waits until the books are closed, which a relayer may do late, and compares them. */
export async function compareBooks(options: CompareOptions): Promise<Books> {
  const { database, testnet, visitors, days, closingMilliseconds = 90_000 } = options
  const { rpcUrl, contracts } = testnet
  const chain = { chain: connectChain({ id: network.testnet.id, rpcUrl, contracts }) }
  let ledgers = await compareLedgers(database, chain)
  const areClosed = async () => {
    ledgers = await compareLedgers(database, chain)
    return ledgers.unfinished === 0 && ledgers.differences.length === 0
  }
  await eventually(areClosed, closingMilliseconds).catch(() => undefined)

  const onChain = new Map<string, Set<number>>()
  let twice = 0
  for (const { address } of visitors.wallets) {
    const timesMinted = Array.from({ length: itemCount }, () => 0)
    for (const day of days) {
      const tokens = await receivedTokens(chain, address, day)
      onChain.set(`${address}/${day}`, new Set(tokens))
      for (const token of tokens) timesMinted[token - 1] = (timesMinted[token - 1] ?? 0) + 1
    }
    const balances = await chain.chain.client.readContract({
      abi: collectionAbi,
      address: contracts.collection,
      functionName: 'balanceOfBatch',
      args: [timesMinted.map(() => address), timesMinted.map((_, index) => BigInt(index + 1))],
    })
    if (balances.some((balance, index) => Number(balance) !== timesMinted[index])) twice++
  }
  const total = [...onChain.values()].reduce((sum, tokens) => sum + tokens.size, 0)
  const unknown =
    total === ledgers.minted
      ? []
      : [`the chain has ${total} items, and the database asked for ${ledgers.minted} of them`]
  const dayOf = ({ address, token, day }: PromisedMint) =>
    (day === undefined ? days : [day]).find((each) => onChain.get(`${address}/${each}`)?.has(token))
  return {
    promised: new Set(visitors.promisedMints.map((mint) => `${mint.address}/${mint.token}/${dayOf(mint)}`)).size,
    onChain: total,
    lost: visitors.promisedMints.filter((mint) => dayOf(mint) === undefined).length,
    twice,
    differences: [...ledgers.differences, ...unknown],
    unfinished: ledgers.unfinished,
    ...(await compareMessages(database, visitors.promisedMessages)),
  }
}

async function compareMessages(database: Database, promised: string[]) {
  const { rows } = (await database.sql.execute('select message from contact_submissions')) as unknown as {
    rows: Array<{ message: string }>
  }
  const kept = rows.map(({ message }) => message)
  const known = new Set(kept)
  return {
    messagesPromised: promised.length,
    messagesLost: promised.filter((message) => !known.has(message)).length,
    messagesTwice: kept.length - known.size,
  }
}

/** Whether nothing is lost and nothing is there twice. */
export function areFaultless(books: Books): boolean {
  const { lost, twice, differences, unfinished, messagesLost } = books
  return lost + twice + differences.length + unfinished + messagesLost === 0
}
