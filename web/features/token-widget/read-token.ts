import type { WidgetQuery } from './parse-widget-query.ts'
import { type Token, TokenReadError } from './token-client.ts'

/** The token's functions without arguments, by the first four bytes of their hashes. */
export const selectors = {
  name: '0x06fdde03',
  symbol: '0x95d89b41',
  decimals: '0x313ce567',
  rate: '0x2c4e722e',
  dailyCap: '0xeb339391',
} satisfies Record<keyof Token, string>

const timeoutMs = 10_000

/**
 * Reads a token's metadata after checking the chain ID and that the contract exists. Without viem, which is larger than
 * the rest of the widget and which only swapping needs.
 */
export async function readToken({ chain, contract }: Pick<WidgetQuery, 'chain' | 'contract'>): Promise<Token> {
  const [chainId, code, ...values] = await callFirst(chain.rpc, [
    { method: 'eth_chainId', params: [] },
    { method: 'eth_getCode', params: [contract, 'latest'] },
    ...Object.values(selectors).map((data) => ({ method: 'eth_call', params: [{ to: contract, data }, 'latest'] })),
  ])
  if (Number(chainId) !== chain.chainId) throw new TokenReadError('otherChain')
  if (code === '0x') throw new TokenReadError('noContract')
  try {
    const [name, symbol, decimals, rate, dailyCap] = values
    return {
      name: decodeText(name),
      symbol: decodeText(symbol),
      decimals: Number(decodeInteger(decimals)),
      rate: decodeInteger(rate),
      dailyCap: decodeInteger(dailyCap),
    }
  } catch (error) {
    throw new TokenReadError('otherInterface', error)
  }
}

type Call = { method: string; params: unknown[] }

/** Sends the calls as one batch to the first endpoint that answers. A failed call has no result. */
async function callFirst(urls: readonly string[], calls: Call[]): Promise<unknown[]> {
  let failure: unknown
  for (const url of urls) {
    try {
      return await callAll(url, calls)
    } catch (error) {
      failure = error
    }
  }
  throw new TokenReadError('unreachable', failure)
}

async function callAll(url: string, calls: Call[]): Promise<unknown[]> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))),
    signal: AbortSignal.timeout(timeoutMs),
  })
  const answers: unknown = await response.json()
  if (!response.ok || !Array.isArray(answers)) throw new Error(`${new URL(url).host} answered ${response.status}`)
  const results = new Map(answers.map(({ id, result }: { id?: unknown; result?: unknown }) => [id, result]))
  if (typeof results.get(0) !== 'string' || typeof results.get(1) !== 'string')
    throw new Error(`${new URL(url).host} did not answer`)
  return calls.map((_, id) => results.get(id))
}

function decodeInteger(result: unknown): bigint {
  return BigInt(`0x${wordAt(result, 0)}`)
}

/** Decodes a string: the position of its data, its length in bytes, and its bytes. */
function decodeText(result: unknown): string {
  const start = Number(`0x${wordAt(result, 0)}`)
  const length = Number(`0x${wordAt(result, start)}`)
  const hex = String(result).slice(2 + 2 * (start + 32), 2 + 2 * (start + 32 + length))
  if (hex.length !== 2 * length) throw new Error('The string is cut off.')
  const bytes = Uint8Array.from({ length }, (_, at) => Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Returns the 32 bytes at a position of a call's result, as hex. */
function wordAt(result: unknown, start: number): string {
  const word = typeof result === 'string' ? result.slice(2 + 2 * start, 2 + 2 * (start + 32)) : ''
  if (!/^[0-9a-f]{64}$/i.test(word)) throw new Error('The contract did not return a value.')
  return word
}
