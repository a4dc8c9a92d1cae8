import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

export type ProcessOptions = {
  name: string
  /** The program to run. */
  file: string
  env: NodeJS.ProcessEnv
  /** Output is appended to this file. */
  logFile: string
}

export type SupervisedProcess = {
  name: string
  pid: () => number
  /** Sends SIGKILL. The process is then restarted, as a service manager would do. */
  kill: () => Promise<void>
  /** Stops the process with SIGTERM and resolves to its exit code. */
  stop: () => Promise<number | null>
}

const restartMilliseconds = 1000

/** Runs a program and restarts it whenever it exits. Resolves once it is ready. */
export async function supervise(options: ProcessOptions): Promise<SupervisedProcess> {
  const { name } = options
  let isStopped = false
  let child = start(options)
  await waitUntilReady(child, name)
  watch()

  function watch(): void {
    child.once('exit', () => {
      if (!isStopped) setTimeout(restart, restartMilliseconds)
    })
  }

  function restart(): void {
    if (isStopped) return
    child = start(options)
    watch()
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    child.kill(signal)
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  return {
    name,
    pid: () => Number(child.pid),
    kill: async () => void (await end('SIGKILL')),
    stop: () => {
      isStopped = true
      return end('SIGTERM')
    },
  }
}

function start({ file, env, logFile }: ProcessOptions): ChildProcess {
  const log = openSync(logFile, 'a')
  // The program exits when this process dies and closes the IPC channel.
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', log, log, 'ipc'] })
  closeSync(log)
  return child
}

async function waitUntilReady(child: ChildProcess, name: string): Promise<void> {
  await Promise.race([
    new Promise<void>((resolve) => {
      child.on('message', (message) => {
        if (typeof message === 'object' && message !== null && 'ready' in message) resolve()
      })
    }),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${name} exited with code ${code} before it was ready`)
    }),
  ])
}
