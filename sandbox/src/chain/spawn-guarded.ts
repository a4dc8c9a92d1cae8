import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export type GuardedProcess = {
  pid: number
  /** Resolves when the program has ended, whoever ended it. */
  ended: Promise<void>
  stop: () => Promise<void>
}

const guardFile = fileURLToPath(new URL('./guard.ts', import.meta.url))

/** Starts a program that ends when we do, however we end. */
export async function spawnGuarded(program: string, programArguments: string[]): Promise<GuardedProcess> {
  const guard = spawn(process.execPath, [guardFile, program, ...programArguments], {
    // A group of its own: Ctrl-C in the terminal reaches us first, and we end the program in order.
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(guard, 'exit').then(() => undefined)
  const [line] = (await Promise.race([
    once(createInterface(guard.stdout), 'line'),
    ended.then(() => {
      throw new Error(`${program} could not be started`)
    }),
  ])) as [string]
  const pid = Number(line)
  // Should the guard itself be killed, its program is ended from here.
  void ended.then(() => endQuietly(pid))
  return {
    pid,
    ended,
    stop: async () => {
      guard.stdin.end()
      await ended
    },
  }
}

function endQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone, as it should be.
  }
}
