import type { Chain } from '../services/chain.ts'

/** The newest block, as far as sending needs it. */
export type Head = { number: number; timestampSeconds: number; baseFeeWei: bigint; gasLimit: number }

export async function readHead({ client }: Chain): Promise<Head> {
  const block = await client.getBlock()
  return {
    number: Number(block.number),
    timestampSeconds: Number(block.timestamp),
    baseFeeWei: block.baseFeePerGas ?? 0n,
    gasLimit: Number(block.gasLimit),
  }
}
