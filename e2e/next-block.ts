import { callRpc } from '@home/sandbox/chain/call-rpc'
import { expect } from '@playwright/test'

/** Waits until the site's chain has just made a block, so that the next one is as far away as it can be. */
export async function nextBlock(siteUrl: string): Promise<void> {
  const number = () => callRpc(`${siteUrl}/rpc`, 'eth_blockNumber')
  const before = await number()
  await expect.poll(number, { timeout: 30_000, intervals: [200] }).not.toBe(before)
}
