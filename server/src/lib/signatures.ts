import { ServiceError } from '@network-site/protocol/failures'
import { reasonOf } from '@network-site/protocol/redact'
import {
  type Address,
  CallExecutionError,
  compactSignatureToSignature,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  getAddress,
  hashMessage,
  type Hex,
  hexToBool,
  keccak256,
  parseCompactSignature,
  type PublicClient,
  recoverAddress,
  zeroAddress,
} from 'viem'
import { createRequire } from 'node:module'
import { mintFailure } from './mint-failures.ts'

export type SignedMessage = { address: Address; message: string; signature: Hex }

const compactDigits = 2 + 64 * 2

/** Returns whether a wallet signed a message. Checks with its contract only if its key did not sign. */
export async function isSignedBy(
  { address, message, signature }: SignedMessage,
  checkContract: (signed: { address: Address; hash: Hex; signature: Hex }) => Promise<boolean>,
): Promise<boolean> {
  if (address === zeroAddress) return false
  const hash = hashMessage(message)
  const full = signature.length === compactDigits ? readCompact(signature) : signature
  const signer = await (full ? recoverAddress({ hash, signature: full }).catch(() => undefined) : undefined)
  return signer?.toLowerCase() === address.toLowerCase() || checkContract({ address, hash, signature })
}

function readCompact(signature: Hex) {
  try {
    return compactSignatureToSignature(parseCompactSignature(signature))
  } catch {
    return undefined
  }
}

/**
 * Recovers the signer of a 32-byte digest from a 65-byte signature (r, s, recovery id 0 or 1). Returns undefined if the
 * signature is unrecoverable.
 */
export type RecoverSigner = (digest: Uint8Array, signature: Uint8Array) => Address | undefined

type RecoverKey = (signature: Uint8Array, recoveryId: 0 | 1, digest: Uint8Array) => Uint8Array

/** Uses the native library if it was built for this platform, and the same library as WebAssembly otherwise. */
export async function createRecoverSigner(): Promise<RecoverSigner> {
  const recoverKey = nativeRecoverKey() ?? (await wasmRecoverKey())
  return (digest, signature) => {
    const recoveryId = signature[64]
    if (signature.length !== 65 || (recoveryId !== 0 && recoveryId !== 1)) return undefined
    try {
      const key = recoverKey(signature.subarray(0, 64), recoveryId, digest)
      return getAddress(`0x${keccak256(key.subarray(1)).slice(-40)}`)
    } catch {
      return undefined
    }
  }
}

export function nativeRecoverKey(): RecoverKey | undefined {
  try {
    // The package's main file would silently fall back to a slow implementation.
    const native = createRequire(import.meta.url)('secp256k1/bindings.js') as {
      ecdsaRecover: (signature: Uint8Array, recoveryId: number, digest: Uint8Array, isCompressed: boolean) => Uint8Array
    }
    return (signature, recoveryId, digest) => native.ecdsaRecover(signature, recoveryId, digest, false)
  } catch {
    return undefined
  }
}

export async function wasmRecoverKey(): Promise<RecoverKey> {
  // Imported lazily, because its 150 files are needed only without the native library.
  const { instantiateSecp256k1 } = await import('@bitauth/libauth')
  const library = await instantiateSecp256k1()
  return (signature, recoveryId, digest) => {
    const key = library.recoverPublicKeyUncompressed(signature, recoveryId, digest)
    if (typeof key === 'string') throw new Error(key)
    return key
  }
}

/** Enough to deploy a wallet and verify a passkey in bytecode; stops a wallet that loops forever. */
const checkGas = 5_000_000n

/** Checks a contract wallet's signature on the chain, simulating its deployment if necessary (ERC-1271, ERC-6492). */
export async function isSignedByContract(
  { client }: { client: PublicClient },
  { address, hash, signature }: { address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  // The validator recovers this address from any malformed signature.
  if (address === zeroAddress) return false
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    // viem rejects a mixed-case address whose checksum is wrong.
    args: [address.toLowerCase() as Address, hash, signature],
  })
  try {
    const answer = await client.call({ data, gas: checkGas })
    return hexToBool(answer.data ?? '0x0')
  } catch (error) {
    // An unreachable chain fails the call too. The signature is at fault only if the chain responds.
    const isSent = error instanceof CallExecutionError && !error.walk((cause) => cause instanceof ServiceError)
    if (isSent && (await isResponding(client))) return false
    throw mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) })
  }
}

async function isResponding(client: PublicClient): Promise<boolean> {
  return client.getChainId().then(
    () => true,
    () => false,
  )
}

const maxAgeMilliseconds = 600_000
/** Tolerates clocks that are ahead by this much. */
const maxAheadMilliseconds = 120_000

/** Returns whether a message that states when it was signed may still be accepted. */
export function isSignedInTime(signedAt: string, nowMilliseconds: number): boolean {
  const age = nowMilliseconds - Date.parse(signedAt)
  return age <= maxAgeMilliseconds && age >= -maxAheadMilliseconds
}
