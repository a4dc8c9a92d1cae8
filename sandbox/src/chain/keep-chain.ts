import { callRpc } from './call-rpc.ts'
import { saveState } from './state-file.ts'

export type ChainKeeper = {
  /** Saves what is not saved yet and stops looking. */
  stop: () => Promise<void>
}

const lookEveryMilliseconds = 1000
const longestSilenceSeconds = 60
const secondsPerDay = 86_400
/** A save may take at most this share of the time, so that a large state does not slow the chain. */
const saveTimeShare = 0.1

/**
 * Looks at the chain every second. Saves its state when a block has come. Mines an empty block after a
 * minute without one, and when the day turns: reads see the time of the last block, so a silent chain would
 * stay in yesterday.
 */
export function keepChain(rpcUrl: string, stateFile: string): ChainKeeper {
  let savedBlock = ''
  let notBeforeMilliseconds = 0
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  async function saveIfNew(): Promise<void> {
    const block = String(await callRpc(rpcUrl, 'eth_blockNumber'))
    if (block === savedBlock) return
    const startedAt = performance.now()
    await saveState(rpcUrl, stateFile)
    savedBlock = block
    notBeforeMilliseconds = performance.now() + (performance.now() - startedAt) / saveTimeShare
  }

  async function look(): Promise<void> {
    await moveTime(rpcUrl)
    if (performance.now() >= notBeforeMilliseconds) await saveIfNew()
  }

  let looking: Promise<void> = Promise.resolve()
  function again(): void {
    if (isStopped) return
    timer = setTimeout(() => {
      // A look that fails is made again a second later; the health check reports a chain that is gone.
      looking = look().catch(() => undefined)
      void looking.then(again)
    }, lookEveryMilliseconds)
  }
  again()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await looking
      await saveIfNew()
    },
  }
}

async function moveTime(rpcUrl: string): Promise<void> {
  const block = (await callRpc(rpcUrl, 'eth_getBlockByNumber', ['latest', false])) as { timestamp: string }
  const blockSeconds = Number(block.timestamp)
  const nowSeconds = Math.floor(Date.now() / 1000)
  const isNewDay = Math.floor(nowSeconds / secondsPerDay) > Math.floor(blockSeconds / secondsPerDay)
  if (isNewDay || nowSeconds - blockSeconds > longestSilenceSeconds) await callRpc(rpcUrl, 'evm_mine')
}
