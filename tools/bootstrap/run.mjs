import { execFileSync, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fromRoot, repositoryRoot } from './repository-root.mjs'
import { runtimeNode } from './platform.mjs'

const quickModules = pathToFileURL(fromRoot('tools', 'bootstrap', 'quick-modules.mjs')).href
/** The running programs, and the signal that ends each. */
const running = new Map()
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
]) {
  process.once(signal, () => {
    const hasOtherHandler = running.size === 0 && process.listenerCount(signal) > 0
    if (hasOtherHandler) return
    for (const [child, stopSignal] of running) child.kill(stopSignal)
    process.exit(code)
  })
}
// npm and its shell do not pass signals on to this process.
if (process.env.npm_lifecycle_event) watchAncestors(() => process.emit('SIGTERM'))

/**
 * Runs a program to its end or time limit. Returns its exit code and output. If this process is asked to stop, the
 * program stops too.
 */
export function run(program, programArguments, { limitMinutes, onOutput, stopSignal, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, programArguments, {
      cwd: repositoryRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    })
    running.set(child, stopSignal ?? 'SIGTERM')
    let output = ''
    const streams = [child.stdout, child.stderr].filter(Boolean)
    for (const stream of streams) {
      stream.on('data', (chunk) => {
        output += chunk
        onOutput?.(String(chunk))
      })
    }
    const timer = limitMinutes && setTimeout(stopLate, limitMinutes * 60_000)
    function stopLate() {
      output += `\nStopped: still running after ${limitMinutes} minutes.\n`
      child.kill('SIGKILL')
      // A process that it left behind may hold them open.
      for (const stream of streams) stream.destroy()
    }
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a JavaScript or TypeScript program on the pinned Node. */
export function runNode(programArguments, options = {}) {
  return run(runtimeNode(), programArguments, { ...options, env: { ...runtimeEnvironment(), ...options.env } })
}

/** Returns this process's environment with the pinned Node and installed programs first in PATH. */
export function runtimeEnvironment() {
  return {
    ...process.env,
    PATH: `${fromRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
    // Without the cache, a server spends a sixth of its startup compiling.
    NODE_COMPILE_CACHE: fromRoot('node_modules', '.cache', 'compiled'),
    // A URL, because the repository path may contain spaces.
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${quickModules}`.trim(),
  }
}

/** Runs npm on the Node that started this process. */
export function runNpm(npmArguments, options = {}) {
  const cli = process.env.npm_execpath
  return cli?.endsWith('.js')
    ? run(process.execPath, [cli, ...npmArguments], options)
    : run('npm', npmArguments, { ...options, shell: process.platform === 'win32' })
}

/** Polls for the shell and the npm above it, because a killed parent does not signal its children. */
export function watchAncestors(onExit) {
  const parent = process.ppid
  const grandparent = parentOf(parent)
  const timer = setInterval(() => {
    if (process.ppid === parent && parentOf(parent) === grandparent) return
    clearInterval(timer)
    onExit()
  }, 500)
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

/** Runs jobs in order, at most `limit` at a time. Returns their results in the same order. */
export async function runConcurrently(jobs, limit) {
  const results = []
  let next = 0
  const worker = async () => {
    while (next < jobs.length) {
      const index = next++
      results[index] = await jobs[index]()
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, jobs.length) }, worker))
  return results
}
