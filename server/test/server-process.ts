import { nodeEnvironment } from '@network-site/sandbox/process/node-environment'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  /** Everything it has written so far, to standard output and standard error. */
  output: () => string
  stop: () => Promise<void>
}

const mainFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** The whole server as a process of its own, with nothing in its environment that changes how it works but what a test gives it. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [mainFile], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...nodeEnvironment(), ...env },
  })
  const chunks: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => chunks.push(text))
  const output = () => chunks.join('')
  const exited = once(child, 'exit')
  const ready = new Promise<boolean>((resolve) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve(true)
    })
    void exited.then(() => resolve(false))
  })
  if (!(await ready)) throw new Error(`the server did not start: ${output()}`)
  return {
    output,
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}
