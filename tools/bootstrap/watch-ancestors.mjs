import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const lookMilliseconds = 500

/**
 * Calls back when one of those who started us is gone: the shell, or the npm above it. Killed outright,
 * neither tells its children.
 */
export function watchAncestors(onGone) {
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
    clearInterval(timer)
    onGone()
  }, lookMilliseconds)
  timer.unref()
}

function parentOf(pid) {
  try {
    if (process.platform === 'linux') {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)
      return Number(afterName?.split(' ')[1])
    }
    if (process.platform === 'darwin') return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)]))
    process.kill(pid, 0)
    return 0
  } catch {
    return -1
  }
}
