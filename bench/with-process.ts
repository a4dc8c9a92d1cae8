import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'

/** Runs a file as a process of its own while it is used. It is killed then, so that none is left behind. */
export async function withProcess<Result>(
  file: string,
  use: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = fork(file)
  const ended = once(child, 'exit')
  const endedEarly = ended.then(() => {
    throw new Error(`${basename(file)} ended before its work was done`)
  })
  try {
    return await Promise.race([use(child), endedEarly])
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}
