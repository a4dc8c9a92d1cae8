import { orExplain } from './failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { runNode } from './run.mjs'

/** `npm run media`: draws the pictures and films of the site, with the browser that the tests use. */
await orExplain(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() }
  const { code } = await runNode(['art/draw.ts', ...process.argv.slice(2)], { stdio: 'inherit', env })
  process.exitCode = code
})
