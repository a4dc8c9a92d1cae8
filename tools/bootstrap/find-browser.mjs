import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

// The headless shell comes first: e2e tests run twice as fast in it.
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

/** Returns the path of CHROMIUM_PATH or of an installed browser; if there is none, installs Chromium first. */
export async function findBrowser() {
  const found = findInstalledBrowser()
  if (found) return found
  const installer = installers.find(({ program, needsRoot }) => onPath(program) && (!needsRoot || isRoot))
  if (installer) {
    await step(`installing a browser with ${installer.program}`, () => installBrowser(installer))
    const installed = findInstalledBrowser()
    if (installed) return installed
  }
  throw new Failure('The browser tests need Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH.')
}

/** Installs the first package that the package manager offers. */
async function installBrowser({ before, install: [program, ...flags], packages }) {
  if (before) await run(before[0], before.slice(1))
  for (const name of packages) {
    const { code } = await run(program, [...flags, name])
    if (code === 0) return
  }
}

/** Returns the path of CHROMIUM_PATH or of an installed browser, or undefined. */
export function findInstalledBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const files = [...(installedApps[process.platform] ?? []), ...playwrightBrowsers()]
  return names.map(onPath).find(Boolean) ?? files.find((file) => existsSync(file))
}

function onPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

/** Returns the browsers that Playwright downloaded for other projects. */
function playwrightBrowsers() {
  const folder = join(homedir(), '.cache', 'ms-playwright')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.startsWith('chromium-'))
    .map((name) => join(folder, name, 'chrome-linux', 'chrome'))
}
