import { spawn } from 'node:child_process'
import { banner } from './banner.mjs'
import { orExplain } from './failure.mjs'
import { house, inHouse } from './house.mjs'
import { install } from './install.mjs'
import { requirePlatform, runtimeNode } from './platform.mjs'
import { requireFreePort } from './require-free-port.mjs'
import { runtimeEnvironment } from './run.mjs'
import { serve } from './serve.mjs'

/** `npm run dev`: the same world, with pages and server reloaded as their files change. */
await orExplain(async () => {
  requirePlatform()
  const port = Number(process.env.PORT) || 3000
  await requireFreePort(port)
  await requireFreePort(port + 1)
  await install('everything')
  const url = process.env.PUBLIC_URL ?? `http://localhost:${port}`
  // Vite takes the public port and hands what it does not know to the server behind it.
  const { ready, ended } = await serve({
    nodeArguments: ['--watch', '--watch-preserve-output'],
    env: { PORT: String(port + 1), PUBLIC_URL: url, PAGES: 'elsewhere' },
  })
  const vite = spawn(runtimeNode(), [inHouse('node_modules/@react-router/dev/bin.js'), 'dev', '--port', String(port), '--strictPort'], {
    cwd: `${house}/web`,
    env: { ...runtimeEnvironment(), API_URL: `http://localhost:${port + 1}` },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  process.once('exit', () => vite.kill())
  vite.once('exit', (code) => process.exit(code ?? 1))
  process.stdout.write(banner(ready))
  process.exitCode = await ended
  process.exit()
})
