import type { ChainDescription } from '@network-site/protocol/settings'
import {
  type Address,
  type Chain,
  type Hex,
  isAddressEqual,
  isHex,
  numberToHex,
  recoverMessageAddress,
  stringToHex,
} from 'viem'
import type { Connector } from 'wagmi'
import { isRejection } from './wallet-errors.ts'
import { rememberRequestedChain } from './wallet-storage.ts'

/** A contract call, with the Ether it pays. */
export interface Transaction {
  to: Address
  data: Hex
  valueWei: bigint
}

/** A token as a wallet lists it. */
export interface WatchedAsset {
  address: Address
  symbol: string
  decimals: number
  /** An absolute URL. */
  image?: string
}

/** A signature, and who made it where the signature alone does not tell. */
export interface SignedMessage {
  signature: Hex
  /** For contract wallets only. */
  address?: Address
}

interface Signer {
  connector: Connector
  address: Address
}

/** Asks a wallet to sign a message, before anything slow: a phone opens the wallet only while a tap is handled. */
export async function signMessage(message: string, { connector, address }: Signer): Promise<SignedMessage> {
  const provider = parseProvider(await connector.getProvider())
  const signature = await provider.request({ method: 'personal_sign', params: [stringToHex(message), address] })
  if (!isHex(signature)) throw new Error('The wallet returned no signature.')
  return (await isRecoverable({ message, signature, address })) ? { signature } : { signature, address }
}

/** Asks a wallet to send a transaction, and returns its hash. The chain is named, so that the wallet sends on no other. */
export async function sendTransaction(
  { to, data, valueWei }: Transaction,
  { connector, address, chainId }: Signer & { chainId: number },
): Promise<Hex> {
  const provider = parseProvider(await connector.getProvider())
  const transaction = { from: address, to, data, value: numberToHex(valueWei), chainId: numberToHex(chainId) }
  const hash = await provider.request({ method: 'eth_sendTransaction', params: [transaction] })
  if (!isHex(hash)) throw new Error('The wallet returned no transaction hash.')
  return hash
}

/** Asks a wallet to list a token (EIP-747). Returns whether it does. */
export async function watchAsset(token: WatchedAsset, connector: Connector): Promise<boolean> {
  const provider = parseProvider(await connector.getProvider())
  // EIP-747 wants an object here, not a list as every other call.
  return Boolean(await provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options: token } }))
}

/** A contract's signature (EIP-1271) does not recover to its address. */
async function isRecoverable({ message, signature, address }: { message: string; signature: Hex; address: Address }) {
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    return false
  }
}

/** What `wallet_addEthereumChain` wants to know of a chain. */
type AddableChain = Pick<ChainDescription, 'id' | 'name' | 'nativeCurrency' | 'rpcUrls' | 'blockExplorerUrls'>

/** Switches the wallet behind a connector to one of the site's chains. */
export async function switchConnectorChain(
  provider: WalletProvider,
  { chainId, chains }: { chainId: number; chains: readonly Chain[] },
): Promise<Chain> {
  const chain = chains.find(({ id }) => id === chainId)
  if (!chain) throw new Error('chain not found on connector.')
  const explorer = chain.blockExplorers?.default.url
  await switchOrAddChain(provider, {
    chain: { ...chain, rpcUrls: [...chain.rpcUrls.default.http], blockExplorerUrls: explorer ? [explorer] : [] },
    onAdded: (id) => rememberRequestedChain(id, window.localStorage),
  })
  return chain
}

/**
 * Switches a wallet to a chain, and adds the chain first where the wallet does not know it. Wallets report an unknown
 * chain in different ways (4902, −32603, or as a success), so every error but a rejection by the user leads to adding.
 */
export async function switchOrAddChain(
  provider: WalletProvider,
  { chain, onAdded }: { chain: AddableChain; onAdded: (chainId: number) => void },
): Promise<void> {
  try {
    await requestChainSwitch(provider, chain.id)
    if (await isOn(provider, chain.id)) return
  } catch (error) {
    if (isRejection(error)) throw error
  }
  await addChain(provider, chain)
  onAdded(chain.id)
  // Some wallets switch to a chain they add, and would ask the user a second time.
  if (!(await isOn(provider, chain.id))) await requestChainSwitch(provider, chain.id)
}

/** Asks a wallet to add a chain. */
export async function addChain(provider: WalletProvider, chain: AddableChain): Promise<void> {
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [
      {
        chainId: numberToHex(chain.id),
        chainName: chain.name,
        nativeCurrency: chain.nativeCurrency,
        rpcUrls: chain.rpcUrls,
        // Wallets refuse an empty list.
        ...(chain.blockExplorerUrls.length > 0 ? { blockExplorerUrls: chain.blockExplorerUrls } : {}),
      },
    ],
  })
}

async function requestChainSwitch(provider: WalletProvider, chainId: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
}

async function isOn(provider: WalletProvider, chainId: number): Promise<boolean> {
  return Number(await provider.request({ method: 'eth_chainId' })) === chainId
}

/** A wallet's EIP-1193 provider, as far as this site uses it. Whoever asks checks the answer. */
interface WalletProvider {
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
