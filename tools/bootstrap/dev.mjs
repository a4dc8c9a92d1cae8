import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { banner } from './banner.mjs'
import { readCommandLine } from './command-line.mjs'
import { orExplain } from './failure.mjs'
import { fromRoot } from './repository-root.mjs'
import { install } from './install.mjs'
import { loadEnvFile, onStop, requireFreePort, startServer } from './start-server.mjs'
import { requirePlatform, runtimeNode } from './platform.mjs'
import { step } from './progress.mjs'
import { runtimeEnvironment } from './run.mjs'

const settleMilliseconds = 150
const serverSources = ['server/src', 'protocol/src', 'sandbox/src', 'site/src', 'contracts/generated']

readCommandLine({
  command: 'npm run dev',
  about: 'Runs the servers of npm start and reloads pages and server when their files change.',
})
await orExplain(async () => {
  requirePlatform()
  loadEnvFile()
  const port = Number(process.env.PORT) || 3000
  await requireFreePort(port)
  await requireFreePort(port + 1)
  await install('everything')

  const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`
  // Vite listens on the public port and forwards the server's paths.
  const env = { PORT: String(port + 1), HOST: 'localhost', PUBLIC_URL: url, PAGES: 'vite' }
  let server
  const ready = await step('starting', (note) => {
    server = startServer({ env, onStep: note })
    return server.ready
  })
  const vite = startVite(port)
  onStop(() => {
    vite.kill()
    server.stop()
  })
  let isReloading = false
  const exitWithServer = () =>
    void server.ended.then((code) => {
      if (isReloading) return
      vite.kill()
      process.exit(code)
    })
  exitWithServer()
  vite.once('exit', () => server.stop())
  await Promise.race([once(vite, 'message'), once(vite, 'exit')])

  onChange(serverSources, async () => {
    if (isReloading) return
    isReloading = true
    server.stop()
    await server.ended
    await step('reloading the server', () => {
      server = startServer({ env })
      return server.ready
    })
    isReloading = false
    exitWithServer()
  })
  process.stdout.write(await banner(ready))
})

function startVite(port) {
  return spawn(runtimeNode(), ['--conditions=development', 'build-time/dev-server.ts'], {
    cwd: fromRoot('web'),
    env: { ...runtimeEnvironment(), PORT: String(port), API_URL: `http://localhost:${port + 1}` },
    // Vite exits when this channel closes, even if this process is killed.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Calls back after each burst of file changes. */
function onChange(folders, callback) {
  let timer
  for (const folder of folders) {
    watch(fromRoot(folder), { recursive: true }, (_event, name) => {
      if (name?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(() => callback(), settleMilliseconds)
    })
  }
}
