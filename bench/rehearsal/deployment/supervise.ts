import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

export type ProcessOptions = {
  name: string
  /** The program, a file of the repository. */
  file: string
  env: NodeJS.ProcessEnv
  /** What it prints is added here. */
  logFile: string
}

export type SupervisedProcess = {
  name: string
  pid: () => number
  /** Ends it by kill -9. It is started again, as a service manager would. */
  kill: () => Promise<void>
  /** Ends it by SIGTERM for good. Returns its exit code. */
  stop: () => Promise<number | null>
}

const restartMilliseconds = 1000

/** Runs a program and starts it again whenever it ends by itself. Resolves when it has said for the first time that it is ready. */
export async function supervise(options: ProcessOptions): Promise<SupervisedProcess> {
  const { name } = options
  let isStopped = false
  let child = start(options)
  await ready(child, name)
  watch()

  function watch(): void {
    child.once('exit', () => {
      if (!isStopped) setTimeout(startAgain, restartMilliseconds)
    })
  }

  function startAgain(): void {
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
  // The channel breaks when this process dies, and the program ends with it.
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', log, log, 'ipc'] })
  closeSync(log)
  return child
}

async function ready(child: ChildProcess, name: string): Promise<void> {
  await Promise.race([
    new Promise<void>((resolve) => {
      child.on('message', (message) => {
        if (typeof message === 'object' && message !== null && 'ready' in message) resolve()
      })
    }),
    once(child, 'exit').then(([code]) => {
      throw new Error(`${name} ended with ${code} before it was ready`)
    }),
  ])
}
