import { execFileSync } from 'node:child_process'

/** The ids of all processes that descend from one. */
export function descendants(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = rows.map((row) => row.trim().split(/\s+/).map(Number) as [number, number])
  const below = (parent: number): number[] =>
    pairs.filter(([, ppid]) => ppid === parent).flatMap(([child]) => [child, ...below(child)])
  return below(pid)
}

/** Those of some processes that still run. A zombie does not count. */
export function stillRunning(pids: number[]): number[] {
  if (pids.length === 0) return []
  try {
    const rows = execFileSync('ps', ['-o', 'pid=,stat=', '-p', pids.join(',')], { encoding: 'utf8' }).trim()
    return rows
      .split('\n')
      .map((row) => row.trim().split(/\s+/))
      .filter(([, state]) => !state?.startsWith('Z'))
      .map(([pid]) => Number(pid))
  } catch {
    return []
  }
}
