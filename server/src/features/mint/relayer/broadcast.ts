import { BaseError, HttpRequestError, TimeoutError, type Hex } from 'viem'
import type { Chain } from '../../../adapters/chain.ts'

/**
 * What came of sending: `accepted` is in the node's hands (or was before), `stale` has a nonce that is used up,
 * `poor` cannot be paid, `cheap` offers too little, `unheard` may or may not have arrived.
 */
export type Reception = 'accepted' | 'stale' | 'poor' | 'cheap' | 'unheard'

/** Hands signed bytes to the chain. Sending the same again is harmless. */
export async function broadcast(chain: Chain, signed: Hex): Promise<{ reception: Reception; reason?: string }> {
  try {
    await chain.client.sendRawTransaction({ serializedTransaction: signed })
    return { reception: 'accepted' }
  } catch (error) {
    return { reception: receptionOf(error), reason: wordsOf(error) }
  }
}

function receptionOf(error: unknown): Reception {
  const isTransport =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)
  if (isTransport) return 'unheard'
  const words = wordsOf(error).toLowerCase()
  if (/already known|already imported|known transaction|already exists/.test(words)) return 'accepted'
  if (/nonce too low|nonce is too low|lower than the current nonce/.test(words)) return 'stale'
  if (/insufficient funds|insufficient balance|exceeds the balance/.test(words)) return 'poor'
  if (/underpriced|fee too low|less than block base fee|cannot be lower than the block base fee/.test(words))
    return 'cheap'
  return 'unheard'
}

/** The node's own words. Never the whole message: it quotes the endpoint, whose address may hold a key. */
function wordsOf(error: unknown): string {
  return error instanceof BaseError ? `${error.shortMessage} ${error.details}`.slice(0, 400) : 'unknown'
}
