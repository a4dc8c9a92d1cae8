import type { RemoteMint } from '@network-site/protocol/mints'
import { LRUCache } from 'lru-cache'
import { type Address, hashMessage, type Hex, hexToBytes, sha256 } from 'viem'
import { mintFailure } from '../../lib/mint-failures.ts'
import { isSignedByContract, type RecoverSigner } from '../../lib/signatures.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'
import type { Chain } from '../../services/chain.ts'
import type { Clock } from '../../services/process.ts'

const maxSigners = 20_000
const maxContracts = 5000
const contractMilliseconds = 60_000

/**
 * Returns a function that resolves to the wallet that signed the fixed message. A wallet sends the same signature for each
 * of its items, so recovered signers are cached.
 */
export function createVerifyMinter(options: {
  chain: Chain
  clock: Clock
  recoverSigner: RecoverSigner
  message: string
}) {
  const { chain, clock, recoverSigner, message } = options
  const hash = hashMessage(message)
  const digest = hexToBytes(hash)
  const signers = new LRUCache<Hex, Address>({ max: maxSigners })
  const contracts = withDedupe<boolean>({
    keepMilliseconds: contractMilliseconds,
    maxKept: maxContracts,
    nowMilliseconds: clock.nowMilliseconds,
  })

  return async (
    { signature, address }: Pick<RemoteMint, 'signature' | 'address'>,
    /** Called before the signature is checked on the chain, which is the most expensive check. */
    checkContractRate: () => Promise<void>,
  ): Promise<{ address: Address; isContract: boolean }> => {
    const signer = signers.get(signature) ?? recover(signature)
    if (signer && (!address || address.toLowerCase() === signer.toLowerCase())) {
      return { address: signer, isContract: false }
    }
    const isSigned =
      address &&
      (await contracts.get(`${address.toLowerCase()}/${sha256(signature)}`, async () => {
        await checkContractRate()
        return isSignedByContract(chain, { address, hash, signature })
      }))
    if (address && isSigned) return { address, isContract: true }
    throw mintFailure('SIGNATURE_INVALID')
  }

  function recover(signature: Hex): Address | undefined {
    const bytes = fullSignature(hexToBytes(signature))
    const signer = bytes && recoverSigner(digest, bytes)
    if (!signer) return undefined
    signers.set(signature, signer)
    return signer
  }
}

/** Converts any format that wallets use to 65 bytes with a recovery id of 0 or 1. Returns undefined for other lengths. */
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
