import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge']
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
    commands: [
      ['apt-get', 'update'],
      ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
    ],
    needsRoot: true,
  },
  { program: 'dnf', commands: [['dnf', 'install', '--assumeyes', 'chromium']], needsRoot: true },
  { program: 'apk', commands: [['apk', 'add', 'chromium']], needsRoot: true },
  { program: 'brew', commands: [['brew', 'install', '--cask', 'chromium']], needsRoot: false },
  { program: 'winget', commands: [['winget', 'install', '--exact', '--id', 'Google.Chrome']], needsRoot: false },
]

/** A Chromium for the browser tests: CHROMIUM_PATH, one that is there, else the package manager's. */
export async function findBrowser() {
  const there = process.env.CHROMIUM_PATH || lookAround()
  if (there) return there
  const installer = installers.find(({ program, needsRoot }) => onPath(program) && (!needsRoot || isRoot))
  if (installer) {
    await step(`installing a browser with ${installer.program}`, async () => {
      for (const [program, ...rest] of installer.commands) await run(program, rest)
    })
    const installed = lookAround()
    if (installed) return installed
  }
  throw new Failure(
    'No Chromium was found for the browser tests. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

function lookAround() {
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
