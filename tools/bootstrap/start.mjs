import { banner } from './banner.mjs'
import { buildWeb } from './build-web.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { loadEnvFile, onStop, requireFreePort, startServer } from './start-server.mjs'
import { requirePlatform } from './platform.mjs'
import { step } from './progress.mjs'

/** `npm start`: installs, builds and runs everything, each only where it is needed. */
await orExplain(async () => {
  requirePlatform()
  loadEnvFile()
  await requireFreePort(Number(process.env.PORT) || 3000)
  await install('runtime')
  await buildWeb()
  await step('starting', async (note) => {
    const server = startServer({ onStep: note })
    onStop(server.stop)
    void server.ended.then((code) => process.exit(code))
    return server.ready
  }).then(async (ready) => process.stdout.write(await banner(ready)))
})
