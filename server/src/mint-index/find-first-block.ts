import type { Chain } from '../services/chain.ts'

/**
 * The first block that can have an event of ours: the one with the older of the two contracts. A node that has forgotten
 * its old states cannot tell, and everything is read from block 0.
 */
export async function findFirstBlock(chain: Chain, head: number): Promise<number> {
  const hasCode = async (block: number) => {
    const codes = Object.values(chain.contracts).map((address) =>
      chain.gatheringClient.getCode({ address, blockNumber: BigInt(block) }),
    )
    return (await Promise.all(codes)).some((code) => code !== undefined)
  }
  try {
    let without = -1
    let withCode = head
    while (withCode - without > 1) {
      const middle = Math.floor((without + withCode) / 2)
      if (await hasCode(middle)) withCode = middle
      else without = middle
    }
    return withCode
  } catch {
    return 0
  }
}
