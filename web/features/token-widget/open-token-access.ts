import type { WidgetChain } from '@network-site/protocol/token-widget'
import type { Address } from 'viem'
import { createChainClient } from './create-chain-client.ts'
import { estimateFee } from './estimate-fee.ts'
import { failureReason } from './failure-reason.ts'
import { readHoldings } from './read-holdings.ts'
import { readToken } from './read-token.ts'
import { settleSwap } from './settle-swap.ts'
import { swapTransaction } from './swap-transaction.ts'
import type { TokenAccess } from './token-access.ts'

/** One token's exchange, reached over its chain's own addresses: no wallet is needed to read it. */
export function openTokenAccess({ chain, contract }: { chain: WidgetChain; contract: Address }): TokenAccess {
  const client = createChainClient(chain)
  return {
    readToken: () => readToken(client, contract),
    readHoldings: (address) => readHoldings(client, contract, address),
    transactionOf: (direction, offered) => swapTransaction(contract, direction, offered),
    estimateFee: (from, transaction) => estimateFee(client, { from, transaction }),
    settle: (hash, direction) => settleSwap(client, { contract, hash, direction }),
    reasonOf: failureReason,
  }
}
