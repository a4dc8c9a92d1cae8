import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Failure } from './failure.mjs'
import { step } from './progress.mjs'
import { run } from './run.mjs'

const browsers = {
  chromium: {
    // The headless shell comes first: e2e tests run twice as fast in it.
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
      'microsoft-edge',
    ],
    apps: {
      darwin: [
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
        '/Applications/Chromium.app/Contents/MacOS/Chromium',
        '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
      ],
      win32: [
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
        'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      ],
    },
    packages: {
      'apt-get': ['chromium-headless-shell', 'chromium'],
      dnf: ['chromium'],
      apk: ['chromium'],
      brew: ['chromium'],
      winget: ['Google.Chrome'],
    },
  },
  firefox: {
    programs: ['firefox-esr', 'firefox'],
    apps: {
      darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
      win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe'],
    },
    packages: {
      'apt-get': ['firefox-esr', 'firefox'],
      dnf: ['firefox'],
      apk: ['firefox-esr'],
      brew: ['firefox'],
      winget: ['Mozilla.Firefox'],
    },
  },
  // It does not start without Mesa's drivers, which its package only recommends.
  webkitgtk: {
    programs: ['WebKitWebDriver'],
    apps: {},
    packages: { 'apt-get': ['webkit2gtk-driver libgl1-mesa-dri'] },
  },
  // A screen for WebKitGTK, which has no headless mode.
  xvfb: { programs: ['Xvfb'], apps: {}, packages: { 'apt-get': ['xvfb'] } },
}
const isRoot = process.getuid?.() === 0
const installers = [
  {
    program: 'apt-get',
    before: ['apt-get', 'update'],
    install: ['apt-get', 'install', '--yes', '--no-install-recommends'],
    needsRoot: true,
  },
  { program: 'dnf', install: ['dnf', 'install', '--assumeyes'], needsRoot: true },
  { program: 'apk', install: ['apk', 'add'], needsRoot: true },
  { program: 'brew', install: ['brew', 'install', '--cask'], needsRoot: false },
  { program: 'winget', install: ['winget', 'install', '--exact', '--id'], needsRoot: false },
]

/** Returns the path of CHROMIUM_PATH or of an installed browser; if there is none, installs Chromium first. */
export async function findBrowser() {
  const found = process.env.CHROMIUM_PATH || (await findOrInstall('chromium'))
  if (found) return found
  throw new Failure('The browser tests need Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH.')
}

/** Returns the path of an installed program; if there is none, installs one. Returns undefined if that is impossible. */
export async function findOrInstall(name) {
  const found = findInstalled(name)
  if (found) return found
  const installer = installers.find(
    ({ program, needsRoot }) => browsers[name].packages[program] && onPath(program) && (!needsRoot || isRoot),
  )
  if (!installer) return undefined
  await step(`installing ${name} with ${installer.program}`, () => installFirst(installer, browsers[name].packages))
  return findInstalled(name)
}

/** Installs the first package that the package manager offers. A name may consist of several packages. */
async function installFirst({ program, before, install: [command, ...flags] }, packages) {
  if (before) await run(before[0], before.slice(1))
  for (const name of packages[program]) {
    const { code } = await run(command, [...flags, ...name.split(' ')])
    if (code === 0) return
  }
}

/** Returns the path of CHROMIUM_PATH or of an installed browser, or undefined. */
export function findInstalledBrowser() {
  return process.env.CHROMIUM_PATH || findInstalled('chromium')
}

function findInstalled(name) {
  const { programs, apps } = browsers[name]
  const files = [...(apps[process.platform] ?? []), ...(name === 'chromium' ? playwrightBrowsers() : [])]
  return programs.map(onPath).find(Boolean) ?? files.find((file) => existsSync(file))
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
