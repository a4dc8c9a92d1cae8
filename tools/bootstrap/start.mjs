import { banner } from './banner.mjs'
import { buildWeb } from './build-web.mjs'
import { readCommandLine } from './command-line.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { loadEnvFile, onStop, requireFreePort, startServer } from './start-server.mjs'
import { requirePlatform } from './platform.mjs'
import { step } from './progress.mjs'

readCommandLine({
  command: 'npm start',
  about: 'Installs and builds what is missing or outdated, then runs the site.',
})
await orExplain(async () => {
  requirePlatform()
  loadEnvFile()
  await requireFreePort(Number(process.env.PORT) || 3000)
  await install('runtime')
  await buildWeb()
  const ready = await step('starting', (note) => {
    const server = startServer({ onStep: note })
    onStop(server.stop)
    void server.ended.then((code) => process.exit(code))
    return server.ready
  })
  process.stdout.write(await banner(ready))
})
