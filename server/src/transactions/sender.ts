import type { Logger } from 'pino'
import type { PrivateKeyAccount } from 'viem/accounts'
import type { Chain } from '../services/chain.ts'
import type { Clock } from '../services/clock.ts'
import type { Database } from '../services/database.ts'
import type { FeeLimits } from './fees.ts'
import type { SenderKey, UnconfirmedTransaction } from './transaction.ts'

/** What the operator may choose for every transaction. */
export type SenderSettings = FeeLimits & {
  /** A transaction that is first in line for so long is replaced by one that pays more. */
  stuckMilliseconds: number
}

/**
 * One key that sends transactions. Only the process that holds the key's lock may use it: two at once would take the
 * same nonce.
 */
export type Sender = {
  account: PrivateKeyAccount
  chain: Chain
  clock: Clock
  database: Database
  log: Logger
  key: SenderKey
  settings: SenderSettings
  /** In nonce order. */
  unconfirmed: UnconfirmedTransaction[]
  /** The chain has used every nonce below. */
  nonceFloor: number
  /** The nonce after the last settled one. A chain that says less has gone back. */
  settledNonce: number
  /** Unknown after a node refused a transaction for lack of funds. */
  balanceWei: bigint | undefined
  /** Since when the chain waits for a nonce that no stored transaction has. */
  gapSinceMilliseconds: number | undefined
}

/** A sender that knows nothing yet: `reconcile` makes it agree with database and chain. */
export function createSender(
  options: Pick<Sender, 'account' | 'chain' | 'clock' | 'database' | 'log' | 'settings'> & { chainNumber: number },
): Sender {
  const { account, chain, clock, database, log, settings, chainNumber } = options
  return {
    account,
    chain,
    clock,
    database,
    log,
    settings,
    key: { chain: chainNumber, sender: account.address.toLowerCase() },
    unconfirmed: [],
    nonceFloor: 0,
    settledNonce: 0,
    balanceWei: undefined,
    gapSinceMilliseconds: undefined,
  }
}
