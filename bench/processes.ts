import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { basename } from 'node:path'
import { readdir, readFile } from 'node:fs/promises'

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

const ticksPerSecond = 100

/** The processor time that a process has used so far, in seconds; undefined where the system does not tell (only Linux does so). */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the process stands in parentheses and may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** The processor time that these processes and their children have used, in seconds. Linux alone tells it. */
export async function treeSeconds(pids: number[]): Promise<number> {
  const children = await childrenOf(pids)
  const each = await Promise.all([...pids, ...children].map(cpuSeconds))
  return each.reduce<number>((sum, seconds) => sum + (seconds ?? 0), 0)
}

async function childrenOf(parents: number[]): Promise<number[]> {
  const names = await readdir('/proc').catch(() => [])
  const found = await Promise.all(
    names
      .filter((name) => /^\d+$/.test(name))
      .map(async (name) => {
        const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        return parents.includes(parent) ? [Number(name)] : []
      }),
  )
  return found.flat()
}

/** What all cores of this machine did so far, for whomever, in units of its own. */
export async function machineTime(): Promise<{ busy: number; total: number }> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n')
  const times = line.split(/\s+/).slice(1, 9).map(Number)
  const total = times.reduce((sum, time) => sum + time, 0)
  const [, , , idle = 0, waiting = 0] = times
  return { busy: total - idle - waiting, total }
}
