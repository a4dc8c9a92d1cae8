import { untilReady } from '@network-site/sandbox/child-process'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

export type ProcessOptions = {
  name: string
  file: string
  env: NodeJS.ProcessEnv
  /** Output is appended to this file. By default, the process shares the output of this one. */
  logFile?: string | undefined
  restartMilliseconds?: number
  /** By default, the program runs as a child process. */
  start?: (options: ProcessOptions) => Program
}

export type Program = {
  child: ChildProcess
  isReady: Promise<void>
  /** Sends SIGKILL to the program, if killing the child is not enough. */
  kill?: () => void
}

export type SupervisedProcess = Awaited<ReturnType<typeof supervise>>

/** Runs a program and restarts it whenever it exits. Resolves once it is ready. */
export async function supervise(options: ProcessOptions) {
  const { name, restartMilliseconds = 1000, start = startNode } = options
  let isStopped = false
  let program = start(options)
  await program.isReady
  watch()

  function watch(): void {
    program.child.once('exit', () => {
      if (!isStopped) setTimeout(restart, restartMilliseconds)
    })
  }

  function restart(): void {
    if (isStopped) return
    program = start(options)
    program.isReady.catch(() => undefined)
    watch()
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    const { child, kill } = program
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    if (signal === 'SIGKILL' && kill) kill()
    else child.kill(signal)
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  return {
    name,
    pid: () => Number(program.child.pid),
    /** Sends SIGKILL. The process is then restarted, as a service manager would do. */
    kill: async () => void (await end('SIGKILL')),
    /** Stops the process with SIGTERM and resolves to its exit code. */
    stop: () => {
      isStopped = true
      return end('SIGTERM')
    },
  }
}

/** Spawns a command whose output goes to a file, or to the output of this process. */
export function spawnLogged(
  command: string[],
  { env, logFile, hasChannel = false }: { env: NodeJS.ProcessEnv; logFile: string | undefined; hasChannel?: boolean },
): ChildProcess {
  const [program = '', ...words] = command
  const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a')
  const child = spawn(program, words, { env, stdio: ['ignore', log, log, ...(hasChannel ? ['ipc' as const] : [])] })
  if (log !== 'inherit') closeSync(log)
  return child
}

function startNode({ name, file, env, logFile }: ProcessOptions): Program {
  // The program exits when this process dies and closes the IPC channel.
  const child = spawnLogged([process.execPath, file], { env, logFile, hasChannel: true })
  return { child, isReady: untilReady(child, (code) => `${name} exited with code ${code} before it was ready`) }
}
