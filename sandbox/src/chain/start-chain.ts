import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ChainOptions, toArguments } from './node/options.ts'

export type { ChainOptions }

export type RunningChain = {
  rpcUrl: string
  pid: number
  /** What a person should know of this start, a sentence each. */
  notices: string[]
  /** Resolves when the chain has ended, for whatever reason. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const program = fileURLToPath(new URL('./node/main.ts', import.meta.url))
const readySchema = z.object({ ready: z.object({ port: z.number(), notices: z.array(z.string()) }) })
const graceMilliseconds = 1500

/** Starts a chain of its own on a free port of this machine and waits until it answers. It ends when we do. */
export async function startChain(options: ChainOptions): Promise<RunningChain> {
  const chain = spawn(process.execPath, [program, ...toArguments(options)], {
    // A group of its own: Ctrl-C in the terminal reaches us first, and we end the chain in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(chain, 'exit').then(() => undefined)
  const [message] = (await Promise.race([
    once(chain, 'message'),
    ended.then(() => {
      throw new Error('The embedded chain ended while starting.')
    }),
  ])) as [unknown]
  const { port, notices } = readySchema.parse(message).ready
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    pid: Number(chain.pid),
    notices,
    ended,
    stop: async () => {
      if (chain.exitCode !== null || chain.signalCode !== null) return
      chain.kill('SIGTERM')
      const timer = setTimeout(() => chain.kill('SIGKILL'), graceMilliseconds)
      await ended
      clearTimeout(timer)
    },
  }
}

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})

/** One JSON-RPC call to a chain, answered or thrown. */
export async function callRpc(rpcUrl: string, method: string, params: unknown[] = []): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  const answer = answerSchema.parse(await response.json())
  if (answer.error) throw new Error(`${method}: ${answer.error.message}`)
  return answer.result
}
