import { orExplain } from './failure.mjs'
import { findBrowser } from './find-browser.mjs'
import { runNode } from './run.mjs'

/** `npm run media`: renders the images and videos of the site in the browser that the tests use. */
await orExplain(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() }
  const { code } = await runNode(['art/draw.ts', ...process.argv.slice(2)], { stdio: 'inherit', env })
  process.exitCode = code
})
