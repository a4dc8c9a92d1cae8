import { freePort } from '@network-site/sandbox/chain/free-port'
import { nodeEnvironment } from '@network-site/sandbox/process/node-environment'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type RunningServer = {
  port: number
  url: string
  pid: number
  process: ChildProcess
  /** Everything it has written to its output and its errors. */
  output: () => string
  kill: (signal: NodeJS.Signals) => void
  /** Its exit code, or the signal that ended it, once all that it and its own processes have written is in the output. */
  ended: Promise<number | NodeJS.Signals>
}

const programs = { main: 'server/src/main.ts', relayer: 'server/src/relayer.ts' }
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program of the server as a process of its own, without built pages, and waits until it is ready. */
export async function runServer(
  program: keyof typeof programs,
  env: Record<string, string> & { DATA_DIR: string },
  { execArgv = [], folder = repository }: { execArgv?: string[]; folder?: string } = {},
): Promise<RunningServer> {
  const port = await freePort()
  const child = fork(join(folder, programs[program]), {
    env: { ...nodeEnvironment(), PAGES: 'vite', PORT: String(port), RELAYER_PORT: String(port), ...env },
    execArgv,
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  await Promise.race([
    new Promise<void>((resolve) => {
      child.on('message', (message: object) => {
        if ('ready' in message) resolve()
      })
    }),
    ended.then((code) => {
      throw new Error(`the ${program} ended with ${code} before it was ready: ${output}`)
    }),
  ])
  return {
    port,
    url: `http://localhost:${port}`,
    pid: Number(child.pid),
    process: child,
    output: () => output,
    kill: (signal) => child.kill(signal),
    ended,
  }
}
