import type { LogFilter } from './parameter-schemas.ts'

/** The most blocks that one query for logs may span, and the most logs that one answer may hold. */
export const mostLogBlocks = 10_000n
export const mostLogs = 10_000

/** Whether a query for logs spans more blocks than one answer should, on a chain with this newest block. */
export function spansTooManyBlocks({ fromBlock, toBlock, blockHash }: LogFilter, head: bigint): boolean {
  if (blockHash !== undefined) return false
  return numberOf(toBlock, head) - numberOf(fromBlock, head) >= mostLogBlocks
}

/** Whether the newest block must be known to tell. */
export function isOpenEnded({ fromBlock, toBlock, blockHash }: LogFilter): boolean {
  if (blockHash !== undefined) return false
  return !isNumber(fromBlock) || !isNumber(toBlock)
}

function numberOf(tag: string | undefined, head: bigint): bigint {
  if (tag === 'earliest') return 0n
  return isNumber(tag) ? BigInt(tag) : head
}

function isNumber(tag: string | undefined): tag is string {
  return tag?.startsWith('0x') === true
}
