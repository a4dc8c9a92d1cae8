import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const pollMilliseconds = 500

/** Calls back when we are asked to stop, or when a process that started us is gone. */
export function onStop(stop) {
  // Ctrl-C reaches our children by itself; we stay until they have closed.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  watchAncestors(stop)
}

/**
 * Calls back when a process that started us is gone: the shell, or the npm above it. A killed one does not tell its
 * children.
 */
function watchAncestors(onGone) {
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
    clearInterval(timer)
    onGone()
  }, pollMilliseconds)
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
