import { mintFailure } from '../../lib/mint-failures.ts'
import type { RemoteMint } from '@network-site/protocol/mints'
import { hashMessage, hexToBytes, sha256, type Address, type Hex } from 'viem'
import type { Chain } from '../../services/chain.ts'
import type { Clock } from '../../services/clock.ts'
import type { RecoverSigner } from '../../services/signatures.ts'
import { isSignedByContract } from './is-signed-by-contract.ts'
import { withDedupe } from '../../lib/with-dedupe.ts'

export type Minter = { address: Address; isContract: boolean }

const remembered = 20_000
const contractsRemembered = 5000
const contractMilliseconds = 60_000

/**
 * Finds out whose signature of the fixed message this is. A wallet signs the same text for each of its items, so
 * most signatures were seen a moment ago.
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
  const known = new Map<Hex, Address>()
  const contracts = withDedupe<boolean>({
    keepMilliseconds: contractMilliseconds,
    maxKept: contractsRemembered,
    nowMilliseconds: clock.nowMilliseconds,
  })

  return async (
    { signature, address }: Pick<RemoteMint, 'signature' | 'address'>,
    /** Called before the chain is asked, which costs more than all else here. */
    checkContractRate: () => Promise<void>,
  ): Promise<Minter> => {
    const signer = known.get(signature) ?? recover(signature)
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
    if (known.size >= remembered) known.delete(known.keys().next().value as Hex)
    known.set(signature, signer)
    return signer
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
