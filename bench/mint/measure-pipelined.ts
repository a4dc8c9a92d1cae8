import { setTimeout as sleep } from 'node:timers/promises'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { BenchChain } from './bench-chain.ts'
import { summarise, type Measure } from './measure.ts'
import { relayerWallet } from './relayer-wallet.ts'

/** More than a block of 30M gas holds, so that the chain always has a next transaction. */
const mostInFlight = 1000
const pollMilliseconds = 5

/** (e) A pipelined relayer: one transaction per mint, as many in flight as the chain accepts. */
export async function measurePipelined(chain: BenchChain, { mints }: { mints: number }): Promise<Measure> {
  const wallet = relayerWallet(chain)
  const sentAt: number[] = []
  const latencies: number[] = []
  const startedAt = performance.now()

  async function send(): Promise<void> {
    for (let nonce = 0; nonce < mints; nonce++) {
      while (sentAt.length - latencies.length >= mostInFlight) await sleep(pollMilliseconds)
      const call = {
        functionName: 'mintTo',
        args: [privateKeyToAddress(generatePrivateKey()), BigInt(1 + (nonce % 42))],
      } as const
      const signed = await wallet.sign(call, { nonce, gas: 200_000 })
      sentAt.push(performance.now())
      void wallet.send(signed)
    }
  }

  async function follow(): Promise<void> {
    while (latencies.length < mints) {
      const mined = await wallet.readNonce()
      for (const at of sentAt.slice(latencies.length, mined)) latencies.push(performance.now() - at)
      await sleep(pollMilliseconds)
    }
  }
  await Promise.all([send(), follow()])
  return summarise(latencies, performance.now() - startedAt)
}
