import { BaseError, type Hex, HttpRequestError, TimeoutError } from 'viem'
import type { Chain } from '../services/chain.ts'

/**
 * What came of broadcasting: `accepted` means that the node has the transaction, now or since before; `unknown` that it
 * may or may not have it.
 */
export type BroadcastResult = 'accepted' | 'nonce-too-low' | 'insufficient-funds' | 'underpriced' | 'unknown'

/** Hands signed bytes to a node. Doing it again is harmless. */
export async function broadcast(chain: Chain, signed: Hex): Promise<{ result: BroadcastResult; reason?: string }> {
  try {
    await chain.client.sendRawTransaction({ serializedTransaction: signed })
    return { result: 'accepted' }
  } catch (error) {
    return { result: resultOf(error), reason: messageOf(error) }
  }
}

function resultOf(error: unknown): BroadcastResult {
  const isTransport =
    error instanceof BaseError &&
    error.walk((cause) => cause instanceof HttpRequestError || cause instanceof TimeoutError)
  if (isTransport) return 'unknown'
  const message = messageOf(error).toLowerCase()
  if (/already known|already imported|known transaction|already exists/.test(message)) return 'accepted'
  if (/nonce too low|nonce is too low|lower than the current nonce/.test(message)) return 'nonce-too-low'
  if (/insufficient funds|insufficient balance|exceeds the balance/.test(message)) return 'insufficient-funds'
  if (/underpriced|fee too low|less than block base fee|cannot be lower than the block base fee/.test(message))
    return 'underpriced'
  return 'unknown'
}

/** The node's own words. Never the whole message: it quotes the endpoint, whose address may hold a key. */
function messageOf(error: unknown): string {
  return error instanceof BaseError ? `${error.shortMessage} ${error.details}`.slice(0, 400) : 'unknown'
}
