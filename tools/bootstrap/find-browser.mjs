import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

// The shell is the same browser without its windows: e2e tests take half the time in it.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]
const installedApps = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
}
const isRoot = process.getuid?.() === 0
const installers = [
  {
    program: 'apt-get',
    before: ['apt-get', 'update'],
    install: ['apt-get', 'install', '--yes', '--no-install-recommends'],
    packages: ['chromium-headless-shell', 'chromium'],
    needsRoot: true,
  },
  { program: 'dnf', install: ['dnf', 'install', '--assumeyes'], packages: ['chromium'], needsRoot: true },
  { program: 'apk', install: ['apk', 'add'], packages: ['chromium'], needsRoot: true },
  { program: 'brew', install: ['brew', 'install', '--cask'], packages: ['chromium'], needsRoot: false },
  {
    program: 'winget',
    install: ['winget', 'install', '--exact', '--id'],
    packages: ['Google.Chrome'],
    needsRoot: false,
  },
]

/** Returns the Chromium of CHROMIUM_PATH, an installed one, or one that it installs with the package manager. */
export async function findBrowser() {
  const found = findInstalledBrowser()
  if (found) return found
  const installer = installers.find(({ program, needsRoot }) => onPath(program) && (!needsRoot || isRoot))
  if (installer) {
    await step(`installing a browser with ${installer.program}`, () => installBrowser(installer))
    const installed = findInstalledBrowser()
    if (installed) return installed
  }
  throw new Failure(
    'No Chromium was found for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

/** Installs the first of its packages that this package manager knows. */
async function installBrowser({ before, install: [program, ...flags], packages }) {
  if (before) await run(before[0], before.slice(1))
  for (const name of packages) {
    const { code } = await run(program, [...flags, name])
    if (code === 0) return
  }
}

/** Returns the Chromium of CHROMIUM_PATH or an installed one; undefined if there is none. */
export function findInstalledBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const onThisPath = names.map(onPath).find(Boolean)
  return (
    onThisPath ?? [...(installedApps[process.platform] ?? []), ...playwrightBrowsers()].find((file) => existsSync(file))
  )
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Browsers that Playwright downloaded for another project. */
function playwrightBrowsers() {
  const folder = join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => join(folder, name, 'chrome-linux', 'chrome'))
}
