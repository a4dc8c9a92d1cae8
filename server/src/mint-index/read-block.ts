import type { PublicClient } from 'viem'
import type { BlockMark } from './events.ts'

/** The newest block, or the one with a number. */
export async function readBlock(client: PublicClient, number?: number): Promise<BlockMark> {
  const block = await client.getBlock(number === undefined ? {} : { blockNumber: BigInt(number) })
  return { number: Number(block.number), hash: block.hash, timestampSeconds: Number(block.timestamp) }
}
