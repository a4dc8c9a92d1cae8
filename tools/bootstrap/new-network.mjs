import { orExplain } from './failure.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { runNode } from './run.mjs'

/** `npm run new-network`: turns `site/` into a starting point for another network. */
await orExplain(async () => {
  requirePlatform()
  await install('everything')
  const { code } = await runNode(['tools/new-network/main.ts', ...process.argv.slice(2)], { stdio: 'inherit' })
  process.exitCode = code
})
