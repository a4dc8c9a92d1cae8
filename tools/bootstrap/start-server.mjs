import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { existsSync, readFileSync } from 'node:fs'
import { fromRoot, repositoryRoot } from './repository-root.mjs'
import { runtimeNode } from './platform.mjs'
import { runtimeEnvironment } from './run.mjs'
import { Failure } from './failure.mjs'

/**
 * Starts the server as a child that ends with us. `ready` resolves to what it says once it listens, or to
 * nothing if it ends before; `ended` to its exit code.
 */
export function startServer({ env = {}, onStep = () => undefined } = {}) {
  const child = spawn(runtimeNode(), [fromRoot('server', 'src', 'main.ts')], {
    cwd: repositoryRoot,
    env: { ...runtimeEnvironment(), ...env },
    // The channel tells how far it is, and breaks when we die, which ends it.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 0))))
  const ready = new Promise((resolve) => {
    child.on('message', (message) => {
      if (message.step) onStep(message.step)
      if (message.ready) resolve(message.ready)
    })
    void ended.then(() => resolve(undefined))
  })
  return { ready, ended, stop: () => child.kill('SIGTERM') }
}

/** Stops early where another program listens already. */
export async function requireFreePort(port) {
  const isFree = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  if (isFree.every(Boolean)) return
  throw new Failure(
    `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
  )
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

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

/** Reads the variables of .env, where there is one. What is set already stays. */
export function loadEnvFile() {
  const file = fromRoot('.env')
  if (!existsSync(file)) return
  if (!process.loadEnvFile) {
    throw new Failure(`Node ${process.versions.node} cannot read .env. Use Node 20.12 or newer, or set the variables.`)
  }
  process.loadEnvFile(file)
}
