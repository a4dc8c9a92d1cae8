import { testnetTokenAbi } from '@network-site/protocol/contracts'
import type { WidgetChain } from '@network-site/protocol/token-widget'
import {
  type Address,
  type Client,
  type ContractErrorName,
  createClient,
  decodeErrorResult,
  encodeFunctionData,
  fallback,
  type Hex,
  http,
  isHex,
  parseEventLogs,
} from 'viem'
import { estimateGas, getBalance, getGasPrice, readContract, waitForTransactionReceipt } from 'viem/actions'
import type { Direction, Holdings } from './quote-swap.ts'
import {
  type FailureReason,
  type Fee,
  type SwapReceipt,
  type SwapTransaction,
  type TokenClient,
} from './token-client.ts'

/** Wallets offer up to about twice the current gas price, in case it rises before the transaction is mined. */
const reserveMultiple = 3n

/** Creates a client for one token over its chain's RPC URLs. */
export function createTokenClient({ chain, contract }: { chain: WidgetChain; contract: Address }): TokenClient {
  const client = createChainClient(chain)
  return {
    readHoldings: (address) => readHoldings(client, contract, address),
    buildTransaction: (direction, offered) => buildTransaction(contract, direction, offered),
    estimateFee: (from, transaction) => estimateFee(client, from, transaction),
    waitForReceipt: (hash, direction) => waitForReceipt(client, { contract, hash, direction }),
    failureReason,
  }
}

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
    // Balances are read because they may have changed.
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
  const abi = testnetTokenAbi
  return direction === 'buy'
    ? { to: contract, data: encodeFunctionData({ abi, functionName: 'buy' }), valueWei: offered }
    : { to: contract, data: encodeFunctionData({ abi, functionName: 'sell', args: [offered] }), valueWei: 0n }
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

/** Waits for a swap's receipt and reads the received amount from its events. */
async function waitForReceipt(
  client: Client,
  { contract, hash, direction }: { contract: Address; hash: Hex; direction: Direction },
): Promise<SwapReceipt> {
  let isReplaced = false
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    timeout: 180_000,
    // A repriced transaction is the same swap with a higher fee. Any other replacement cancels the swap.
    onReplaced: ({ reason }) => (isReplaced = reason !== 'repriced'),
  })
  if (isReplaced) return { status: 'replaced' }
  if (receipt.status === 'reverted') return { status: 'reverted' }
  const logs = receipt.logs.filter(({ address }) => address.toLowerCase() === contract.toLowerCase())
  const [event] = parseEventLogs({ abi: testnetTokenAbi, eventName: direction === 'buy' ? 'Bought' : 'Sold', logs })
  if (!event) return { status: 'confirmed' }
  return { status: 'confirmed', received: 'tokensOut' in event.args ? event.args.tokensOut : event.args.etherOut }
}

/** Why a swap fails, by contract error. */
const contractErrors = {
  AmountTooSmall: 'tooSmall',
  DailyCapExceeded: 'overAllowance',
  ERC20InsufficientBalance: 'overBalance',
  ERC20InsufficientAllowance: 'refused',
  ERC20InvalidApprover: 'refused',
  ERC20InvalidReceiver: 'refused',
  ERC20InvalidSender: 'refused',
  ERC20InvalidSpender: 'refused',
  EtherRefused: 'refused',
  InvalidRate: 'refused',
  OwnableInvalidOwner: 'refused',
  OwnableUnauthorizedAccount: 'refused',
} satisfies Record<ContractErrorName<typeof testnetTokenAbi>, FailureReason>

const unreachableNames = new Set(['HttpRequestError', 'TimeoutError', 'WebSocketRequestError'])

/** Returns why a swap failed, wherever in the error a wallet or node put the reason. */
export function failureReason(error: unknown): FailureReason | undefined {
  const parts = [...walk(error)]
  for (const { data } of parts) {
    const name = errorName(data)
    if (name !== undefined) return isKnown(name) ? contractErrors[name] : 'refused'
  }
  for (const name of Object.keys(contractErrors).filter(isKnown))
    if (parts.some(({ message }) => message.includes(name))) return contractErrors[name]
  if (parts.some(({ message }) => /insufficient funds|exceeds the balance|insufficient balance/i.test(message)))
    return 'noGas'
  if (parts.some(({ name }) => name === 'WaitForTransactionReceiptTimeoutError')) return 'receiptTimeout'
  if (parts.some(({ message }) => /execution reverted|revert/i.test(message))) return 'refused'
  return isUnreachable(error) ? 'unreachable' : undefined
}

/** Returns whether an error or one of its causes says that the chain is unreachable. */
function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message, cause }: { name?: unknown; message?: unknown; cause?: unknown } = error
  const isMatch = unreachableNames.has(String(name)) || /failed to fetch|is not responding/i.test(String(message))
  return isMatch || isUnreachable(cause)
}

/** Yields an error and everything it wraps: its causes, and the `data` in which wallets put a node's error. */
function* walk(error: unknown, depth = 0): Generator<{ name: string; message: string; data: unknown }> {
  if (typeof error !== 'object' || error === null || depth > 8) return
  const { name, message, data, cause }: { name?: unknown; message?: unknown; data?: unknown; cause?: unknown } = error
  yield { name: String(name), message: String(message), data }
  if (typeof data === 'object') yield* walk(data, depth + 1)
  yield* walk(cause, depth + 1)
}

function errorName(data: unknown): string | undefined {
  if (!isHex(data) || data.length < 10) return undefined
  try {
    return decodeErrorResult({ abi: testnetTokenAbi, data }).errorName
  } catch {
    return undefined
  }
}

function isKnown(name: string): name is keyof typeof contractErrors {
  return name in contractErrors
}
