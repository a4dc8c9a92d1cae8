import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { BenchChain } from './bench-chain.ts'
import { summarise, type Measure } from './measure.ts'
import { relayerWallet } from './relayer-wallet.ts'

/** (a) What a plain relayer does: one transaction per mint, each waited for. */
export async function measurePlain(chain: BenchChain, { mints }: { mints: number }): Promise<Measure> {
  const wallet = relayerWallet(chain)
  const latencies: number[] = []
  const startedAt = performance.now()
  for (let nonce = 0; nonce < mints; nonce++) {
    const mintedAt = performance.now()
    const call = {
      functionName: 'mintTo',
      args: [privateKeyToAddress(generatePrivateKey()), BigInt(1 + (nonce % 42))],
    } as const
    await wallet.waitFor(await wallet.send(await wallet.sign(call, { nonce, gas: 200_000 })))
    latencies.push(performance.now() - mintedAt)
  }
  return summarise(latencies, performance.now() - startedAt)
}
