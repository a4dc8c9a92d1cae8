import { untilReady } from '@network-site/sandbox/child-process'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

export type ProcessOptions = {
  name: string
  file: string
  env: NodeJS.ProcessEnv
  /** Output is appended to this file. By default, the process shares the output of this one. */
  logFile?: string
  restartMilliseconds?: number
}

export type SupervisedProcess = Awaited<ReturnType<typeof supervise>>

/** Runs a program and restarts it whenever it exits. Resolves once it is ready. */
export async function supervise(options: ProcessOptions) {
  const { name, restartMilliseconds = 1000 } = options
  let isStopped = false
  let child = start(options)
  await untilReady(child, (code) => `${name} exited with code ${code} before it was ready`)
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
    /** Sends SIGKILL. The process is then restarted, as a service manager would do. */
    kill: async () => void (await end('SIGKILL')),
    /** Stops the process with SIGTERM and resolves to its exit code. */
    stop: () => {
      isStopped = true
      return end('SIGTERM')
    },
  }
}

function start({ file, env, logFile }: ProcessOptions): ChildProcess {
  const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  // The program exits when this process dies and closes the IPC channel.
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', log, log, 'ipc'] })
  if (log !== 'inherit') closeSync(log)
  return child
}
