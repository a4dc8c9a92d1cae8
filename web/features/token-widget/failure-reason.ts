import { testnetTokenAbi } from '@network-site/protocol/testnet-token'
import { decodeErrorResult, type Hex } from 'viem'
import { isSilence } from './is-silence.ts'
import type { FailureReason } from './token-access.ts'

/** The contract's own errors, and what they mean to whoever swaps. */
const ofContract: Record<string, FailureReason> = {
  DailyCapExceeded: 'overAllowance',
  AmountTooSmall: 'tooSmall',
  ERC20InsufficientBalance: 'overBalance',
}

/** Finds in an error, wherever a wallet or a node has put it, why a swap cannot be. */
export function failureReason(error: unknown): FailureReason | undefined {
  const said = [...walk(error)]
  for (const { data } of said) {
    const name = errorName(data)
    if (name !== undefined) return ofContract[name] ?? 'refused'
  }
  for (const [name, reason] of Object.entries(ofContract))
    if (said.some(({ message }) => message.includes(name))) return reason
  if (said.some(({ message }) => /insufficient funds|exceeds the balance|insufficient balance/i.test(message)))
    return 'noGas'
  if (said.some(({ name }) => name === 'WaitForTransactionReceiptTimeoutError')) return 'slow'
  if (said.some(({ message }) => /execution reverted|revert/i.test(message))) return 'refused'
  return isSilence(error) ? 'silent' : undefined
}

interface Said {
  name: string
  message: string
  data: unknown
}

/** An error and everything it wraps: causes, and the data that wallets put a node's own answer into. */
function* walk(error: unknown, depth = 0): Generator<Said> {
  if (typeof error !== 'object' || error === null || depth > 8) return
  const { name, message, data, cause } = error as Record<string, unknown>
  yield { name: String(name), message: String(message), data }
  if (typeof data === 'object') yield* walk(data, depth + 1)
  yield* walk(cause, depth + 1)
}

function errorName(data: unknown): string | undefined {
  if (typeof data !== 'string' || !/^0x[0-9a-f]{8}/i.test(data)) return undefined
  try {
    return decodeErrorResult({ abi: testnetTokenAbi, data: data as Hex }).errorName
  } catch {
    return undefined
  }
}
