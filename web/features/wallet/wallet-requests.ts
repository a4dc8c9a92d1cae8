import { isAddressEqual, isHex, numberToHex, recoverMessageAddress, stringToHex, type Address, type Hex } from 'viem'
import type { Connector } from 'wagmi'
import { parseProvider } from './wallet-provider.ts'

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
