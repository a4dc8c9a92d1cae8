import type { Hex } from 'viem'

/** Fixed forever: another value restores another wallet. A change needs a new version and a way to restore both. */
export const derivation = {
  /** The input of the passkey's pseudo-random function. */
  prfInput: 'guest wallet',
  hkdfSalt: 'guest wallet',
  hkdfInfo: 'secp256k1 private key, version 1',
}

/** The order of the group of secp256k1. */
const groupOrder = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

/** 128 bits more than a key has, so that the reduction is not biased noticeably (FIPS 186-5, appendix A.2.1). */
const derivedBits = 384

/** Derives a guest wallet's private key from the output of its passkey's pseudo-random function. */
export async function deriveGuestKey(prfOutput: BufferSource): Promise<Hex> {
  const secret = await crypto.subtle.importKey('raw', prfOutput, 'HKDF', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8(derivation.hkdfSalt), info: utf8(derivation.hkdfInfo) },
    secret,
    derivedBits,
  )
  const hex = Array.from(new Uint8Array(bits), (byte) => byte.toString(16).padStart(2, '0')).join('')
  const key = (BigInt(`0x${hex}`) % (groupOrder - 1n)) + 1n
  return `0x${key.toString(16).padStart(64, '0')}`
}

export function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}
