import { freePort } from '@network-site/sandbox/chain/free-port'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const serverFile = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const relayerFile = fileURLToPath(new URL('../../src/relayer.ts', import.meta.url))

const restartMilliseconds = 300

/** A process that can be killed at any moment and is started again at once. */
export type Victim = { name: string; crash: () => Promise<void>; stop: () => Promise<void> }
export type ServerVictim = Victim & { url: string }

export async function serverVictim(name: string, env: NodeJS.ProcessEnv): Promise<ServerVictim> {
  const port = await freePort()
  const { crash, stop } = start(serverFile, { ...env, PORT: String(port), HOST: '127.0.0.1', PAGES: 'vite' })
  return { name, crash, stop, url: `http://127.0.0.1:${port}` }
}

export function relayerVictim(name: string, env: NodeJS.ProcessEnv): Victim {
  return { name, ...start(relayerFile, env) }
}

/** Keeps a process running, as whatever watches over it in production would. */
function start(file: string, env: NodeJS.ProcessEnv): Pick<Victim, 'crash' | 'stop'> {
  let isStopped = false
  let child = begin()

  function begin(): ChildProcess {
    const fresh = spawn(process.execPath, [file], {
      env,
      // The channel breaks when we die, and the process leaves with it.
      stdio: ['ignore', env['LOG_LEVEL'] === 'silent' ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    })
    fresh.once('exit', () => {
      if (!isStopped) setTimeout(() => (child = begin()), restartMilliseconds)
    })
    return fresh
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }

  return {
    crash: () => end('SIGKILL'),
    stop: async () => {
      isStopped = true
      await end('SIGTERM')
    },
  }
}
