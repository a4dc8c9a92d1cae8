/**
 * The most gas that a call or an estimate may use. The engine records every step, so that a loop of this much gas takes
 * it two seconds; what pages, wallets and the relayer ask for stays far below.
 */
export const callGasCap = 5_000_000n

const mostBlocksOfLogs = 10_000
const mostBlocksOfFees = 1024

type Parameters = unknown[]

/** A request whose gas and block ranges are limited, as public nodes do. */
export function boundRequest(method: string, params: Parameters): Parameters {
  switch (method) {
    case 'eth_call':
    case 'eth_estimateGas':
      return boundGas(params)
    case 'eth_feeHistory':
      return [smaller(params[0], mostBlocksOfFees), ...params.slice(1)]
    default:
      return params
  }
}

/** Whether a query for logs spans more blocks than one answer should. */
export function spansTooManyBlocks(params: Parameters, headNumber: number): boolean {
  const { fromBlock, toBlock, blockHash } = (params[0] ?? {}) as Record<string, unknown>
  if (blockHash !== undefined) return false
  return blockNumber(toBlock, headNumber) - blockNumber(fromBlock, headNumber) >= mostBlocksOfLogs
}

function boundGas([call, ...rest]: Parameters): Parameters {
  if (typeof call !== 'object' || call === null) return [call, ...rest]
  const asked = (call as { gas?: unknown }).gas
  return [{ ...call, gas: smaller(asked, Number(callGasCap)) }, ...rest]
}

/** The requested quantity, or the limit where more or none is requested. An invalid quantity is passed on and fails. */
function smaller(asked: unknown, limit: number): unknown {
  if (asked === undefined || asked === null) return `0x${limit.toString(16)}`
  const quantity = typeof asked === 'string' || typeof asked === 'number' ? Number(asked) : Number.NaN
  return quantity > limit ? `0x${limit.toString(16)}` : asked
}

function blockNumber(tag: unknown, headNumber: number): number {
  if (tag === 'earliest') return 0
  return typeof tag === 'string' && tag.startsWith('0x') ? Number(tag) : headNumber
}
