import { buildWeb } from './build-web.mjs'
import { readCommandLine } from './command-line.mjs'
import { explain, orExplain } from './failure.mjs'
import { findOrInstall } from './find-browser.mjs'
import { install } from './install.mjs'
import { requirePlatform } from './platform.mjs'
import { step } from './progress.mjs'
import { printSummary, report, timed } from './report.mjs'
import { runNode } from './run.mjs'
import { playwright } from './suites.mjs'

const { values } = readCommandLine({
  command: 'npm run test:engines',
  about: 'Runs the main journeys in Firefox and WebKitGTK.',
  options: {
    playwright: { type: 'boolean', about: 'use Playwright’s own Chromium, Firefox, and WebKit instead' },
    'cold-starts': {
      type: 'string',
      value: 'count',
      about: 'only open the home page in this many new WebKitGTK browsers',
    },
  },
})
const coldStarts = values['cold-starts']
const cli = 'node_modules/@playwright/test/cli.js'

await orExplain(async () => {
  requirePlatform()
  const packages = await timed('packages', () => install('everything'))
  const site = await timed('site build', buildWeb)
  const results = []
  for (const { name, find } of await chooseEngines()) results.push(await report({ name, run: () => runIn(name, find) }))
  printSummary([packages.row, site.row, ...results])
})

/** Returns browsers by name, each with a function that returns the environment of its tests, undefined if it is missing. */
async function chooseEngines() {
  if (values.playwright) {
    const names = ['chromium', 'firefox', 'webkit']
    await step('installing Playwright’s browsers', async () => {
      const { code, output } = await runNode([cli, 'install', '--with-deps', ...names])
      if (code !== 0) throw explain(output, 'Playwright failed to install its browsers; see its output above.')
    })
    return names.map((name) => ({ name: `Playwright’s ${name}`, find: () => ({ ENGINE: name }) }))
  }
  const engines = [
    { name: 'Firefox', find: findFirefox },
    { name: 'WebKitGTK', find: findWebKitGtk },
  ]
  return coldStarts === undefined ? engines : engines.slice(1)
}

async function findFirefox() {
  const path = await findOrInstall('firefox')
  return path && { ENGINE: 'stock-firefox', ENGINE_PATH: path }
}

async function findWebKitGtk() {
  const isInstalled = (await findOrInstall('webkitgtk')) && (await findOrInstall('xvfb'))
  return isInstalled && { ENGINE: 'webkitgtk', ...(coldStarts && { COLD_STARTS: coldStarts }) }
}

async function runIn(name, find) {
  const env = await find()
  if (!env) {
    process.stdout.write(`${name} is not installed, and cannot be installed here.\n`)
    return { passed: 0, failed: 0, skipped: 1, output: '' }
  }
  const only = coldStarts === undefined ? [] : ['cold-starts']
  return playwright(`engines-${env.ENGINE}`, ['--config', 'e2e/engines/playwright.config.ts', ...only], env)
}
