import { setTimeout as sleep } from 'node:timers/promises'
import { anvilBinary } from './anvil-binary.ts'
import { callRpc } from './call-rpc.ts'
import { freePort } from './free-port.ts'
import { spawnGuarded } from './spawn-guarded.ts'

export type ChainOptions = {
  chainId: number
  /** Seconds between blocks; 0 mines each transaction at once. */
  blockTimeSeconds?: number
  blockGasLimit?: number
  /** Further arguments of the chain program. */
  extraArguments?: string[]
}

export type RunningChain = {
  rpcUrl: string
  pid: number
  ended: Promise<void>
  stop: () => Promise<void>
}

const startDeadlineMilliseconds = 20_000

/** Starts a chain of its own on a free port of this machine and waits until it answers. */
export async function startChain(options: ChainOptions): Promise<RunningChain> {
  const port = await freePort()
  const rpcUrl = `http://127.0.0.1:${port}`
  const chain = await spawnGuarded(anvilBinary(), [
    '--host=127.0.0.1',
    `--port=${port}`,
    `--chain-id=${options.chainId}`,
    // No account with a well-known key holds money here.
    '--accounts=0',
    '--quiet',
    '--enable-tx-gas-limit',
    ...(options.blockTimeSeconds ? ['--block-time', String(options.blockTimeSeconds)] : []),
    ...(options.blockGasLimit ? ['--gas-limit', String(options.blockGasLimit)] : []),
    ...(options.extraArguments ?? []),
  ])
  const deadline = performance.now() + startDeadlineMilliseconds
  let hasEnded = false
  void chain.ended.then(() => (hasEnded = true))
  while (!(await answers(rpcUrl, options.chainId))) {
    if (hasEnded) throw new Error('The embedded chain ended while starting.')
    if (performance.now() > deadline) {
      await chain.stop()
      throw new Error('The embedded chain did not answer within 20 seconds.')
    }
    await sleep(25)
  }
  return { rpcUrl, pid: chain.pid, ended: chain.ended, stop: chain.stop }
}

async function answers(rpcUrl: string, chainId: number): Promise<boolean> {
  try {
    return Number(await callRpc(rpcUrl, 'eth_chainId')) === chainId
  } catch {
    return false
  }
}
