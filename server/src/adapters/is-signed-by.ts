import {
  compactSignatureToSignature,
  hashMessage,
  parseCompactSignature,
  recoverAddress,
  type Address,
  type Hex,
} from 'viem'

export type SignedMessage = { address: Address; message: string; signature: Hex }

/** Asks the chain whether a contract wallet signed a hash. */
export type IsSignedByContract = (signed: { address: Address; hash: Hex; signature: Hex }) => Promise<boolean>

const compactDigits = 2 + 64 * 2

/** Whether a wallet signed a text. The chain is asked only where the signature is not the key's own. */
export async function isSignedBy(
  { address, message, signature }: SignedMessage,
  isSignedByContract: IsSignedByContract,
): Promise<boolean> {
  const hash = hashMessage(message)
  const full = signature.length === compactDigits ? readCompact(signature) : signature
  const signer = await (full ? recoverAddress({ hash, signature: full }).catch(() => undefined) : undefined)
  return signer?.toLowerCase() === address.toLowerCase() || isSignedByContract({ address, hash, signature })
}

function readCompact(signature: Hex) {
  try {
    return compactSignatureToSignature(parseCompactSignature(signature))
  } catch {
    return undefined
  }
}
