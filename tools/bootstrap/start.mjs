import { banner } from './banner.mjs'
import { buildWeb } from './build-web.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { requireFreePort } from './require-free-port.mjs'
import { serve } from './serve.mjs'

/** `npm start`: installs, builds and runs everything, each only where it is needed. */
await orExplain(async () => {
  requirePlatform()
  await requireFreePort(Number(process.env.PORT) || 3000)
  await install('runtime')
  await buildWeb()
  const { ready, ended } = await serve()
  process.stdout.write(banner(ready))
  process.exitCode = await ended
  process.exit()
})
