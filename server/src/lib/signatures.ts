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
} from 'viem'
import { createRequire } from 'node:module'
import { mintFailure } from './mint-failures.ts'

export type SignedMessage = { address: Address; message: string; signature: Hex }

/** Asks the chain whether a contract wallet signed a hash. */
type IsSignedByContract = (signed: { address: Address; hash: Hex; signature: Hex }) => Promise<boolean>

const compactDigits = 2 + 64 * 2

/** Whether a wallet signed a text. The chain is asked only where the signature is not the key's own. */
export async function isSignedBy(
  { address, message, signature }: SignedMessage,
  askContract: IsSignedByContract,
): Promise<boolean> {
  const hash = hashMessage(message)
  const full = signature.length === compactDigits ? readCompact(signature) : signature
  const signer = await (full ? recoverAddress({ hash, signature: full }).catch(() => undefined) : undefined)
  return signer?.toLowerCase() === address.toLowerCase() || askContract({ address, hash, signature })
}

function readCompact(signature: Hex) {
  try {
    return compactSignatureToSignature(parseCompactSignature(signature))
  } catch {
    return undefined
  }
}

/** Who made a 65-byte signature (r, s, recovery id 0 or 1) over a 32-byte digest; nothing where nobody can have. */
export type RecoverSigner = (digest: Uint8Array, signature: Uint8Array) => Address | undefined

type RecoverKey = (signature: Uint8Array, recoveryId: 0 | 1, digest: Uint8Array) => Uint8Array

/** The native library where it was built for this platform, else the same library as WebAssembly. */
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
    // The bindings themselves: the package's main file would fall back to a slow implementation in silence.
    const native = createRequire(import.meta.url)('secp256k1/bindings.js') as {
      ecdsaRecover: (signature: Uint8Array, recoveryId: number, digest: Uint8Array, isCompressed: boolean) => Uint8Array
    }
    return (signature, recoveryId, digest) => native.ecdsaRecover(signature, recoveryId, digest, false)
  } catch {
    return undefined
  }
}

export async function wasmRecoverKey(): Promise<RecoverKey> {
  // Its 150 files are loaded only where the native library is not there.
  const { instantiateSecp256k1 } = await import('@bitauth/libauth')
  const library = await instantiateSecp256k1()
  return (signature, recoveryId, digest) => {
    const key = library.recoverPublicKeyUncompressed(signature, recoveryId, digest)
    if (typeof key === 'string') throw new Error(key)
    return key
  }
}

/** Enough to deploy a wallet and to check a passkey in code; a wallet that runs in circles ends there. */
const checkGas = 5_000_000n

/** Asks the chain, which also plays the deployment of a wallet that is not there yet (ERC-1271, ERC-6492). */
export async function isSignedByContract(
  { client }: { client: PublicClient },
  { address, hash, signature }: { address: Address; hash: Hex; signature: Hex },
): Promise<boolean> {
  const data = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    // In one case only: a mixed one would have to be a checksum.
    args: [address.toLowerCase() as Address, hash, signature],
  })
  try {
    const answer = await client.call({ data, gas: checkGas })
    return hexToBool(answer.data ?? '0x0')
  } catch (error) {
    // A chain that does not answer fails the call too; only where it answers is the failure the caller's.
    const isAnswering = error instanceof CallExecutionError && (await isAnsweringNow(client))
    if (isAnswering) return false
    throw mintFailure('RELAYER_UNAVAILABLE', { cause: reasonOf(error) })
  }
}

async function isAnsweringNow(client: PublicClient): Promise<boolean> {
  return client.getChainId().then(
    () => true,
    () => false,
  )
}

/** How long something signed may be on its way, and how far ahead a clock may be. */
const mostAgeMilliseconds = 600_000
const mostAheadMilliseconds = 120_000

/** Whether a text that names the time of its signing may still be accepted. */
export function isSignedInTime(signedAt: string, nowMilliseconds: number): boolean {
  const age = nowMilliseconds - Date.parse(signedAt)
  return age <= mostAgeMilliseconds && age >= -mostAheadMilliseconds
}
