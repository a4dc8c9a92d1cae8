import { encodeMintEntries } from '@network-site/protocol/mint-entries'
import { randomBytes } from 'node:crypto'
import { bytesToHex, type Hex } from 'viem'
import type { BenchChain } from '../mint/bench-chain.ts'
import { relayerWallet } from '../mint/relayer-wallet.ts'

const everyItem = Array.from({ length: 42 }, (_, index) => index + 1)
const batchGas = 16_000_000
const secondsPerDay = 86_400

export type Filling = {
  days: number
  /** Batches of each day, and the wallets of a batch. */
  batches: number
  wallets: number
  items: 'one' | 'all'
}

/** Mints in packed batches, the same wallets every day, and answers how many items that were. */
export async function fillChain(chain: BenchChain, { days, batches, wallets, items }: Filling): Promise<number> {
  const wallet = relayerWallet(chain)
  const tokens = items === 'all' ? everyItem : everyItem.slice(0, 1)
  const calls = Array.from({ length: batches }, () =>
    encodeMintEntries(Array.from({ length: wallets }, () => ({ receiver: bytesToHex(randomBytes(20)), tokens }))),
  )
  let nonce = 0
  for (let day = 1; day <= days; day++) {
    if (day > 1) {
      await chain.rpc('evm_increaseTime', [secondsPerDay])
      await chain.rpc('evm_mine')
    }
    const hashes: Hex[] = []
    for (const entries of calls) {
      const call = { functionName: 'mintBatch', args: [BigInt(day), entries] } as const
      hashes.push(await wallet.send(await wallet.sign(call, { nonce: nonce++, gas: batchGas })))
    }
    for (const hash of hashes) await wallet.waitFor(hash)
  }
  return days * batches * wallets * tokens.length
}
