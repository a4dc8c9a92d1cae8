import { testnetTokenAbi } from '@network-site/protocol/contracts'
import { decodeErrorResult, isHex, type ContractErrorName } from 'viem'
import type { FailureReason } from './token-client.ts'

/** What each error of the contract means for a swap. */
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

/** Finds in an error, wherever a wallet or a node has put it, why a swap fails. */
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

/** Whether an error, or one of its causes, says that the chain did not answer. */
export function isUnreachable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { name, message, cause }: { name?: unknown; message?: unknown; cause?: unknown } = error
  const isMatch =
    unreachableNames.has(String(name)) || /failed to fetch|does not answer at the moment/i.test(String(message))
  return isMatch || isUnreachable(cause)
}

interface ErrorPart {
  name: string
  message: string
  data: unknown
}

/** An error and everything it wraps: its causes, and the `data` in which wallets put a node's own error. */
function* walk(error: unknown, depth = 0): Generator<ErrorPart> {
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
