import { addChainParameters } from '@network-site/protocol/add-chain'
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

/** A contract call and the Ether it pays. */
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

/** A signature, with the signer's address if it cannot be recovered from the signature. */
export interface SignedMessage {
  signature: Hex
  /** For contract wallets only. */
  address?: Address
}

interface Signer {
  connector: Connector
  address: Address
}

/** Asks a wallet to sign a message. Call it before any slow work: phones open the wallet only while handling a tap. */
export async function signMessage(message: string, { connector, address }: Signer): Promise<SignedMessage> {
  const provider = parseProvider(await connector.getProvider())
  const signature = await provider.request({ method: 'personal_sign', params: [stringToHex(message), address] })
  if (!isHex(signature)) throw new Error('The wallet returned no signature.')
  return (await isRecoverable({ message, signature, address })) ? { signature } : { signature, address }
}

/** Asks a wallet to send a transaction and returns its hash. The chain ID keeps the wallet from using another chain. */
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

/** Asks a wallet to list a token (EIP-747). Returns whether it did. */
export async function watchAsset(token: WatchedAsset, connector: Connector): Promise<boolean> {
  const provider = parseProvider(await connector.getProvider())
  // EIP-747 takes an object here; every other method takes an array.
  return Boolean(await provider.request({ method: 'wallet_watchAsset', params: { type: 'ERC20', options: token } }))
}

/** Returns false for a contract's signature (EIP-1271), which does not recover to the contract's address. */
async function isRecoverable({ message, signature, address }: { message: string; signature: Hex; address: Address }) {
  try {
    return isAddressEqual(await recoverMessageAddress({ message, signature }), address)
  } catch {
    return false
  }
}

/** The chain parameters of `wallet_addEthereumChain`. */
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
 * Switches a wallet to a chain, adding the chain first if the wallet does not know it. Wallets report an unknown chain
 * in different ways (4902, −32603, or as a success), so every error except a user rejection leads to adding.
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
  // Some wallets switch to a chain when they add it, and would prompt the user a second time.
  if (!(await isOn(provider, chain.id))) await requestChainSwitch(provider, chain.id)
}

export async function addChain(provider: WalletProvider, chain: AddableChain): Promise<void> {
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [addChainParameters(chain)],
  })
}

async function requestChainSwitch(provider: WalletProvider, chainId: number): Promise<void> {
  await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: numberToHex(chainId) }] })
}

async function isOn(provider: WalletProvider, chainId: number): Promise<boolean> {
  return Number(await provider.request({ method: 'eth_chainId' })) === chainId
}

/** The part of a wallet's EIP-1193 provider that this site uses. Callers validate the result. */
interface WalletProvider {
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** Validates a connector's provider, which comes from a browser extension and may be missing. */
export function parseProvider(value: unknown): WalletProvider {
  if (!isProvider(value)) throw new Error('Provider not found.')
  return value
}

function isProvider(value: unknown): value is WalletProvider {
  const isObject = (typeof value === 'object' && value !== null) || typeof value === 'function'
  return isObject && 'request' in value && typeof value.request === 'function'
}
