import { testnetTokenAbi } from '@network-site/protocol/contracts'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import { createClient, encodeFunctionData, fallback, http, type Address, type Client } from 'viem'
import { estimateGas, getBalance, getGasPrice, readContract } from 'viem/actions'
import type { Holdings } from './check-swap.ts'
import { failureReason } from './failure-reason.ts'
import type { Direction } from './quote-swap.ts'
import { readToken } from './read-token.ts'
import type { Fee, SwapTransaction, TokenClient } from './token-client.ts'
import { waitForReceipt } from './wait-for-receipt.ts'

/** Wallets offer up to about twice the current price, in case it rises before the transaction is mined. */
const reserveMultiple = 3n

/** A client for one token, over its chain's own RPC URLs. No wallet is needed to read. */
export function createTokenClient({ chain, contract }: { chain: WidgetChain; contract: Address }): TokenClient {
  const client = createChainClient(chain)
  return {
    readToken: () => readToken(client, contract),
    readHoldings: (address) => readHoldings(client, contract, address),
    buildTransaction: (direction, offered) => buildTransaction(contract, direction, offered),
    estimateFee: (from, transaction) => estimateFee(client, from, transaction),
    waitForReceipt: (hash, direction) => waitForReceipt(client, { contract, hash, direction }),
    failureReason,
  }
}

/** Several RPC URLs are fallbacks for each other. */
function createChainClient(chain: WidgetChain): Client {
  const options = { timeout: 10_000, retryCount: 0, batch: { batchSize: 20 } }
  return createClient({
    chain: {
      id: chain.chainId,
      name: chain.name,
      nativeCurrency: chain.nativeCurrency,
      rpcUrls: { default: { http: chain.rpc } },
    },
    transport: fallback(
      chain.rpc.map((url) => http(url, options)),
      { retryCount: 0 },
    ),
    pollingInterval: 1000,
    // A balance is read because it has changed.
    cacheTime: 0,
  })
}

async function readHoldings(client: Client, contract: Address, address: Address): Promise<Holdings> {
  const target = { abi: testnetTokenAbi, address: contract, args: [address] } as const
  const [etherWei, tokenUnits, remainingUnits] = await Promise.all([
    getBalance(client, { address }),
    readContract(client, { ...target, functionName: 'balanceOf' }),
    readContract(client, { ...target, functionName: 'remainingToday' }),
  ])
  return { etherWei, tokenUnits, remainingUnits }
}

function buildTransaction(contract: Address, direction: Direction, offered: bigint): SwapTransaction {
  if (direction === 'buy') {
    const data = encodeFunctionData({ abi: testnetTokenAbi, functionName: 'buy' })
    return { to: contract, data, valueWei: offered }
  }
  const data = encodeFunctionData({ abi: testnetTokenAbi, functionName: 'sell', args: [offered] })
  return { to: contract, data, valueWei: 0n }
}

async function estimateFee(client: Client, from: Address, transaction: SwapTransaction): Promise<Fee> {
  const { to, data, valueWei: value } = transaction
  const [gas, gasPriceWei] = await Promise.all([
    estimateGas(client, { account: from, to, data, value }),
    getGasPrice(client),
  ])
  const feeWei = gas * gasPriceWei
  return { feeWei, reserveWei: feeWei * reserveMultiple }
}
