import { spawn } from 'node:child_process'
import { house, inHouse } from './house.mjs'
import { runtimeNode } from './platform.mjs'
import { step } from './progress.mjs'
import { runtimeEnvironment } from './run.mjs'
import { watchAncestors } from './watch-ancestors.mjs'

/** Starts the server, waits until it is ready, and stays with it until it ends. Returns what it said when ready. */
export async function serve({ nodeArguments = [], env = {} } = {}) {
  const child = spawn(runtimeNode(), [...nodeArguments, inHouse('server', 'src', 'main.ts')], {
    cwd: house,
    env: { ...runtimeEnvironment(), ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ? 1 : (code ?? 0))))
  // Ctrl-C reaches the server by itself; we only stay until it has closed.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGTERM'))
  watchAncestors(() => child.kill('SIGTERM'))

  const ready = await step('starting', (note) =>
    Promise.race([
      new Promise((resolve) =>
        child.on('message', (message) => {
          if (message.step) note(message.step)
          if (message.ready) resolve(message.ready)
        }),
      ),
      ended.then((code) => {
        process.exit(code || 1)
      }),
    ]),
  )
  return { ready, ended }
}
