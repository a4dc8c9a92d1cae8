import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { readdir, readFile, writeFile } from 'node:fs/promises'

/** Runs a file in a child process while `use` runs, then kills the process. */
export async function withProcess<Result>(
  file: string,
  use: (child: ChildProcess) => Promise<Result>,
): Promise<Result> {
  const child = fork(file)
  const ended = once(child, 'exit')
  const endedEarly = ended.then(() => {
    throw new Error(`${basename(file)} exited before finishing`)
  })
  try {
    return await Promise.race([use(child), endedEarly])
  } finally {
    child.kill('SIGKILL')
    await ended
  }
}

const ticksPerSecond = 100

/** Returns the CPU seconds a process has used, or undefined on systems without `/proc`. */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The process name is in parentheses and may contain spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Makes `peakMegabytes` count from now on. Does nothing on systems without `/proc`. */
export async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)
}

/** Returns the most memory that a process has held, or undefined on systems without `/proc`. */
export function peakMegabytes(pid: number): Promise<number | undefined> {
  return readMegabytes(pid, 'VmHWM')
}

/** Returns the memory that a process holds now, or undefined on systems without `/proc`. */
export function residentMegabytes(pid: number): Promise<number | undefined> {
  return readMegabytes(pid, 'VmRSS')
}

async function readMegabytes(pid: number, field: 'VmHWM' | 'VmRSS'): Promise<number | undefined> {
  const status = await readFile(join('/proc', String(pid), 'status'), 'utf8').catch(() => '')
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]
  return kilobytes === undefined ? undefined : Math.round(Number(kilobytes) / 1024)
}

/** Returns the CPU seconds used by these processes and their children. Linux only. */
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

/** Returns the busy and total CPU time of this machine, in clock ticks. Linux only. */
export async function machineTime(): Promise<{ busy: number; total: number }> {
  const [line = ''] = (await readFile('/proc/stat', 'utf8').catch(() => '')).split('\n')
  const times = line.split(/\s+/).slice(1, 9).map(Number)
  const total = times.reduce((sum, time) => sum + time, 0)
  const [, , , idle = 0, waiting = 0] = times
  return { busy: total - idle - waiting, total }
}
