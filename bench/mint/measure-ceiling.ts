import { encodeMintEntries } from '@network-site/protocol/mint-entries'
import { randomBytes } from 'node:crypto'
import { bytesToHex, type Hex } from 'viem'
import type { BenchChain } from './bench-chain.ts'
import { summarise, type Measure } from './measure.ts'
import { relayerWallet } from './relayer-wallet.ts'

const everyItem = Array.from({ length: 42 }, (_, index) => index + 1)
/** Two of these fill a block of 30M gas. */
const batchGas = 15_000_000

/** (c) The chain's own ceiling: batches packed full and signed beforehand, sent as fast as it takes them. */
export async function measureCeiling(chain: BenchChain, { mints }: { mints: number }): Promise<Measure> {
  const wallet = relayerWallet(chain)
  const walletsPerBatch = await fit(chain)
  const batches = Math.max(2, Math.round(mints / (walletsPerBatch * 42)))
  const signed: Hex[] = []
  for (let nonce = 1; nonce <= batches; nonce++)
    signed.push(await wallet.sign(batchOf(walletsPerBatch), { nonce, gas: batchGas }))
  const startedAt = performance.now()
  const hashes: Hex[] = []
  for (const transaction of signed) hashes.push(await wallet.send(transaction))
  await wallet.waitForNonce(batches + 1)
  const took = performance.now() - startedAt
  for (const hash of hashes) await wallet.waitFor(hash)
  return {
    ...summarise([], took),
    mints: batches * walletsPerBatch * 42,
    perSecond: (batches * walletsPerBatch * 42 * 1000) / took,
  }
}

/** How many wallets with all their items fit a batch, by the gas that ten of them use. */
async function fit(chain: BenchChain): Promise<number> {
  const wallet = relayerWallet(chain)
  const hash = await wallet.send(await wallet.sign(batchOf(10), { nonce: 0, gas: batchGas }))
  await wallet.waitFor(hash)
  return Math.floor((batchGas - 100_000) / ((await wallet.gasUsed(hash)) / 10))
}

function batchOf(wallets: number) {
  const entries = Array.from({ length: wallets }, () => ({ receiver: bytesToHex(randomBytes(20)), tokens: everyItem }))
  return { functionName: 'mintBatch', args: [1n, encodeMintEntries(entries)] } as const
}
