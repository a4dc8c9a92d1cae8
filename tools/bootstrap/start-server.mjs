import { spawn } from 'node:child_process'
import { repositoryRoot, fromRoot } from './repository-root.mjs'
import { runtimeNode } from './platform.mjs'
import { runtimeEnvironment } from './run.mjs'

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
