import type { Chain } from '../../../services/chain.ts'
import type { BlockMark } from '../../../mint-index/events.ts'
import { readBlock } from '../../../mint-index/read-block.ts'

/** The last block that was made before a time; the newest one where that time has not come. */
export async function findEndBlock({ client }: Chain, endSeconds: number): Promise<BlockMark> {
  let after = await readBlock(client)
  if (after.timestampSeconds < endSeconds) return after
  let before = await readBlock(client, 0)
  while (after.number - before.number > 1) {
    const middle = await readBlock(client, Math.floor((before.number + after.number) / 2))
    if (middle.timestampSeconds < endSeconds) before = middle
    else after = middle
  }
  return before
}
