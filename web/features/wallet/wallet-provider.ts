/** A wallet's EIP-1193 provider, as far as this site uses it. Whoever asks checks the answer. */
export interface WalletProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** What a connector hands out as its provider, checked: it comes from a browser extension, or is missing. */
export function parseProvider(value: unknown): WalletProvider {
  if (!isProvider(value)) throw new Error('Provider not found.')
  return value
}

function isProvider(value: unknown): value is WalletProvider {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject && 'request' in value && typeof value.request === 'function'
}
