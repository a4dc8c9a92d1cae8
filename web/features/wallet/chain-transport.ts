import { custom, fallback, http, type Transport } from 'viem'

const timing = { timeout: 10_000, retryCount: 3, retryDelay: 150 }

/**
 * How a chain is read at some addresses. Without any it fails at once: the libraries would otherwise ask a public
 * server of their own choice.
 */
export function chainTransport(urls: string[]): Transport {
  const [first, ...others] = urls.map((url) => http(url, { ...timing, batch: { batchSize: 1024 } }))
  if (!first)
    return custom(
      { request: () => Promise.reject(new Error('No address is configured for this chain.')) },
      { retryCount: 0 },
    )
  return others.length === 0 ? first : fallback([first, ...others])
}
