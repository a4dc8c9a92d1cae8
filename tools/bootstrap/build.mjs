import { buildWeb } from './build-web.mjs'
import { readCommandLine } from './command-line.mjs'
import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'

readCommandLine({
  command: 'npm run build',
  about: 'Installs and builds what is missing or outdated, like npm start, without running the site.',
})
await orExplain(async () => {
  requirePlatform()
  await install('runtime')
  await buildWeb()
})
