import { readFile } from 'node:fs/promises'

const ticksPerSecond = 100

/** The processor time that a process has used so far, in seconds; undefined where the system does not tell (only Linux does so). */
export async function cpuSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the process stands in parentheses and may hold spaces.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
