import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { existsSync } from 'node:fs'
import { fromRoot, repositoryRoot } from './repository-root.mjs'
import { runtimeNode } from './platform.mjs'
import { runtimeEnvironment, watchAncestors } from './run.mjs'
import { Failure } from './failure.mjs'

/**
 * Starts the server as a child process. `ready` resolves to its ready message, or to undefined if it exits first;
 * `ended` resolves to its exit code.
 */
export function startServer({ env = {}, onStep = () => undefined } = {}) {
  const child = spawn(runtimeNode(), [fromRoot('server', 'src', 'main.ts')], {
    cwd: repositoryRoot,
    env: { ...runtimeEnvironment(), ...env },
    // The server reports progress on this channel and exits when it closes, even if this process is killed.
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

/** Throws if another program listens on the port. */
export async function requireFreePort(port) {
  const isFree = await Promise.all(['127.0.0.1', '::1'].map((host) => canListen(port, host)))
  if (isFree.every(Boolean)) return
  throw new Failure(
    `Port ${port} is already in use. Stop the other program or choose another port: PORT=${port + 1} npm start`,
  )
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE'))
    server.listen(port, host, () => server.close(() => resolve(true)))
  })
}

/** Calls back when this process is asked to stop or its parent or grandparent exits. */
export function onStop(stop) {
  // The terminal sends Ctrl-C to the children as well; this process waits for them.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  process.on('SIGHUP', stop)
  watchAncestors(stop)
}

/** Loads .env if it exists. Variables that are already set keep their values. */
export function loadEnvFile() {
  const file = fromRoot('.env')
  if (!existsSync(file)) return
  if (!process.loadEnvFile) {
    throw new Failure(`Node ${process.versions.node} cannot read .env. Use Node 20.12 or newer, or set the variables.`)
  }
  process.loadEnvFile(file)
}
