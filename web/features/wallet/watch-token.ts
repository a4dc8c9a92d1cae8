import type { Address } from 'viem'
import type { Connector } from 'wagmi'

/** A token as a wallet lists it. */
export interface WatchedToken {
  address: Address
  symbol: string
  decimals: number
  /** An absolute address. */
  image?: string
}

interface Provider {
  request(call: { method: string; params: unknown }): Promise<unknown>
}

/** Asks a wallet to list a token (EIP-747). Answers whether it does. */
export async function watchToken(token: WatchedToken, connector: Connector): Promise<boolean> {
  const provider = (await connector.getProvider()) as Provider
  // Not a list, unlike every other call: so the standard wants it.
  return Boolean(await provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options: token } }))
}
