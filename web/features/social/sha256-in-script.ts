import { sha256 } from 'viem'

/** A digest in script, for pages over plain http, from which browsers withhold their own cryptography. */
export function sha256InScript(bytes: Uint8Array): Uint8Array {
  return sha256(bytes, 'bytes')
}
