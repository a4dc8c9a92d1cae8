import { mintFailure } from '@network-site/protocol/mint-failures'
import { reasonOf } from '@network-site/protocol/reason-of'
import type { RemoteMint } from '@network-site/protocol/remote-mint'
import { hashMessage, hexToBytes, type Address, type Hex } from 'viem'
import type { Chain } from '../../adapters/chain.ts'
import type { RecoverSigner } from '../../adapters/recover-signer.ts'

export type Minter = { address: Address; isContract: boolean }

const remembered = 20_000

/**
 * Finds out whose signature of the fixed message this is. A wallet signs the same text for each of its items, so
 * most signatures were seen a moment ago.
 */
export function createVerifyMinter(options: { chain: Chain; recoverSigner: RecoverSigner; message: string }) {
  const { chain, recoverSigner, message } = options
  const digest = hexToBytes(hashMessage(message))
  const known = new Map<Hex, Address>()

  return async ({ signature, address }: Pick<RemoteMint, 'signature' | 'address'>): Promise<Minter> => {
    const signer = known.get(signature) ?? recover(signature)
    if (signer && (!address || address.toLowerCase() === signer.toLowerCase())) {
      return { address: signer, isContract: false }
    }
    if (address && (await isSignedByContract(address, signature))) return { address, isContract: true }
    throw mintFailure('SIGNATURE_INVALID')
  }

  function recover(signature: Hex): Address | undefined {
    const bytes = fullSignature(hexToBytes(signature))
    const signer = bytes && recoverSigner(digest, bytes)
    if (!signer) return undefined
    if (known.size >= remembered) known.delete(known.keys().next().value as Hex)
    known.set(signature, signer)
    return signer
  }

  /** Asked of the chain, which also plays the deployment of a wallet that is not there yet (ERC-1271, ERC-6492). */
  async function isSignedByContract(address: Address, signature: Hex): Promise<boolean> {
    try {
      if (await chain.client.verifyMessage({ address, message, signature })) return true
      // A chain that does not answer is also reported as a signature that does not fit; only the latter is the caller's.
      await chain.client.getChainId()
      return false
    } catch (error) {
      throw mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) })
    }
  }
}

/** 65 bytes with a recovery id of 0 or 1, from any form wallets use; nothing where it is no ECDSA signature. */
function fullSignature(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length === 64) {
    // EIP-2098: the recovery id is the top bit of s.
    const full = new Uint8Array(65)
    full.set(bytes)
    full[64] = (full[32] ?? 0) >> 7
    full[32] = (full[32] ?? 0) & 0x7f
    return full
  }
  if (bytes.length !== 65) return undefined
  const v = bytes[64] ?? 0
  const full = bytes.slice()
  full[64] = v >= 27 ? v - 27 : v
  return full
}
