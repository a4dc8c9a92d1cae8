import { freePort, nodeEnvironment, untilReady } from '@network-site/sandbox/child-process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PrivateChain } from './private-chain.ts'

export type RunningServer = Awaited<ReturnType<typeof runServer>>

/** The messages to and from `inspect-server.ts`. */
export type Question = 'routes' | 'memory'
export type Reply = { routes: Route[] } | { memory: Memory }
export type Route = { method: string; url: string; isHidden: boolean }
export type Memory = { heapMegabytes: number; residentMegabytes: number }

const programs = { main: 'server/src/main.ts', relayer: 'server/src/relayer.ts' }
const repository = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a server program as a process, without built pages by default, and waits until it is ready. */
export async function runServer(
  program: keyof typeof programs,
  env: Record<string, string> & { DATA_DIR: string },
  { execArgv = [], folder = repository }: { execArgv?: string[]; folder?: string } = {},
) {
  const port = await freePort()
  const child = fork(join(folder, programs[program]), {
    env: { ...nodeEnvironment(), PAGES: 'vite', PORT: String(port), RELAYER_PORT: String(port), ...env },
    execArgv,
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals)
  await untilReady(child, (code) => `${program} exited with ${code} before it was ready: ${output}`)
  return {
    port,
    url: `http://localhost:${port}`,
    pid: Number(child.pid),
    process: child,
    /** Returns everything written to stdout and stderr. */
    output: () => output,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Sends SIGTERM and waits for the exit. */
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
    /** Resolves to the exit code or signal, after all output has been read. */
    ended,
  }
}

export function deploymentEnv(options: {
  chain: PrivateChain
  dataDir: string
  databaseUrl: string
  keysFile: string
}) {
  const { chain, dataDir, databaseUrl, keysFile } = options
  return {
    SANDBOX: 'off',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    CHAIN_RPC_URL: chain.rpcUrl,
    COLLECTION_ADDRESS: chain.chain.contracts.collection,
    TOKEN_ADDRESS: chain.chain.contracts.token,
    RELAYER_KEYS_FILE: keysFile,
  }
}

/** Arguments that load `inspect-server.ts` into a server, for `readRoutes` and `readMemory`. */
export const inspectArguments = ['--import', fileURLToPath(new URL('./inspect-server.ts', import.meta.url))]

export async function readRoutes(server: RunningServer): Promise<Route[]> {
  return ((await ask(server, 'routes')) as { routes: Route[] }).routes
}

/** Returns the memory use of a running server, after a garbage collection if it was started with `--expose-gc`. */
export async function readMemory(server: RunningServer): Promise<Memory> {
  return ((await ask(server, 'memory')) as { memory: Memory }).memory
}

async function ask(server: RunningServer, question: Question): Promise<Reply> {
  const replied = once(server.process, 'message') as Promise<[Reply]>
  if (server.process.connected) server.process.send(question)
  const exited = server.ended.then(() => {
    throw new Error(`the server has exited: ${server.output()}`)
  })
  const [reply] = await Promise.race([replied, exited])
  return reply
}
