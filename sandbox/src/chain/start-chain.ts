import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ChainOptions, toArguments } from './node/options.ts'

export type { ChainOptions }

export type RunningChain = Awaited<ReturnType<typeof startChain>>

const program = fileURLToPath(new URL('./node/main.ts', import.meta.url))
const readySchema = z.object({ ready: z.object({ port: z.number(), notices: z.array(z.string()) }) })

/** Starts a chain process on a free loopback port. It exits with this process. */
export async function startChain(options: ChainOptions) {
  const chain = spawn(process.execPath, [program, ...toArguments(options)], {
    // In its own process group, so Ctrl-C reaches only this process, which stops the chain in order.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(chain, 'exit').then(() => undefined)
  const [message] = (await Promise.race([
    once(chain, 'message'),
    ended.then(() => {
      throw new Error('The embedded chain exited during startup.')
    }),
  ])) as [unknown]
  const { port, notices } = readySchema.parse(message).ready
  return {
    rpcUrl: `http://127.0.0.1:${port}`,
    pid: Number(chain.pid),
    /** Messages for the operator about this start. */
    notices,
    /** Resolves when the chain process has exited. */
    ended,
    stop: async () => {
      if (chain.exitCode !== null || chain.signalCode !== null) return
      chain.kill('SIGTERM')
      const timer = setTimeout(() => chain.kill('SIGKILL'), 1500)
      await ended
      clearTimeout(timer)
    },
  }
}

const answerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ code: z.number(), message: z.string() }).optional(),
})

/** Makes a JSON-RPC call and returns its result. Throws on an error response. */
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
