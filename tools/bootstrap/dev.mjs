import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { banner } from './banner.mjs'
import { orExplain } from './failure.mjs'
import { fromRoot } from './repository-root.mjs'
import { install } from './install.mjs'
import { loadEnvFile, onStop, requireFreePort, startServer } from './start-server.mjs'
import { requirePlatform, runtimeNode } from './platform.mjs'
import { step } from './progress.mjs'
import { runtimeEnvironment } from './run.mjs'

const settleMilliseconds = 150
const serverSources = ['server/src', 'protocol/src', 'sandbox/src', 'site/src', 'contracts/generated']

/** `npm run dev`: the same servers as `npm start`, with pages and server reloaded as their files change. */
await orExplain(async () => {
  requirePlatform()
  loadEnvFile()
  const port = Number(process.env.PORT) || 3000
  await requireFreePort(port)
  await requireFreePort(port + 1)
  await install('everything')

  const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`
  // Only Vite listens for others. It forwards the server's paths.
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
  const leaveWithServer = () =>
    void server.ended.then((code) => {
      if (isReloading) return
      vite.kill()
      process.exit(code)
    })
  leaveWithServer()
  vite.once('exit', () => server.stop())

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
    leaveWithServer()
  })
  process.stdout.write(await banner(ready))
})

/** Vite takes the public port and hands what is the server's to the server behind it. */
function startVite(port) {
  return spawn(runtimeNode(), ['--conditions=development', 'build-time/dev-server.ts'], {
    cwd: fromRoot('web'),
    env: { ...runtimeEnvironment(), PORT: String(port), API_URL: `http://localhost:${port + 1}` },
    // The channel breaks when we die, and Vite leaves with it.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
}

/** Calls back once a burst of changes has settled. */
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
