import { sha256 } from 'viem'

/** Computes a digest in JavaScript, for pages over plain HTTP, where browsers disable Web Crypto. */
export function sha256InScript(bytes: Uint8Array): Uint8Array {
  return sha256(bytes, 'bytes')
}
