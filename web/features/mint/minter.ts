/** A signature, and who made it where it does not tell by itself. */
export interface SignedDrop {
  signature: `0x${string}`
  address?: `0x${string}`
}

/** Whoever mints: an address that can sign. */
export interface Minter {
  address: `0x${string}`
  sign: (message: string) => Promise<SignedDrop>
}
