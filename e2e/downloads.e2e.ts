import { header } from '@network-site/site/site-chrome'
import { expect, type Page } from '@playwright/test'
import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts, downloads } from '@network-site/site/downloads'
import { allDownloads } from '@network-site/site/all-downloads'
import { links } from '@network-site/site/brand'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { fullMotion, test } from './fixtures.ts'
import { layoutShifts, recordLayoutShifts } from './page-load.ts'
import { holdRequests, latestRelease, refocusWindow, repositoryUrl } from './page-steps.ts'
import { emulateDevice, devices, type Device } from './devices.ts'
import { failedRequest } from './page-messages.ts'

const { windows, mac, purchaseKey, runNode, cli, mobile, clientBox } = downloads
const table = allDownloads
/** What the widget offers on each kind of device, in order. */
const forms = {
  windows: { widget: [windows, purchaseKey], box: [windows], cli: true, node: 'Windows', icon: /[#-]windows$/ },
  mac: { widget: [mac, windows, purchaseKey], box: [mac, windows], cli: true, node: 'Mac', icon: /[#-]mac$/ },
  linux: { widget: [purchaseKey], box: [windows, table.title], cli: false, node: 'key', icon: /[#-]linux$/ },
  mobile: { widget: [purchaseKey], box: [], cli: false, node: 'key', icon: undefined },
} as const

const typical: Record<keyof typeof forms, Device> = {
  windows: devices.windowsChrome,
  mac: devices.macSafari,
  linux: devices.linuxFirefox,
  mobile: devices.androidPhone,
}

const arrivals: Array<[string, Device, keyof typeof forms]> = [
  ['Windows, by client hints', devices.windowsChrome, 'windows'],
  ['Windows, by user agent', devices.windowsFirefox, 'windows'],
  ['Windows with a touch screen', devices.windowsTouch, 'windows'],
  ['macOS, by client hints', devices.macChrome, 'mac'],
  ['macOS, by user agent', devices.macSafari, 'mac'],
  ['Linux, by client hints', devices.linuxChrome, 'linux'],
  ['Linux, by user agent', devices.linuxFirefox, 'linux'],
  ['an Android phone, by client hints', devices.androidPhone, 'mobile'],
  ['an Android tablet, whose user agent says Linux', devices.androidTablet, 'mobile'],
  ['an Android phone, by user agent', devices.androidFirefox, 'mobile'],
  ['an iPhone', devices.iPhone, 'mobile'],
  ['an iPad that identifies as a Mac', devices.iPadAsMac, 'mobile'],
  ['hints that contradict the user agent', { ...devices.windowsFirefox, hints: devices.macChrome.hints }, 'mac'],
]

for (const [kind, device] of Object.entries(typical) as Array<[keyof typeof forms, Device]>) {
  test(`${kind}: offers the matching downloads`, async ({ page, request }) => {
    const form = forms[kind]
    const { Windows, Mac, Github } = releaseLinks(await repositoryUrl(request), {
      artifacts,
      tag: (await latestRelease(request)).tag_name,
    })
    await emulateDevice(page, device)

    await page.goto('/')
    await expectWidget(page, kind)
    const box = page.locator('#run-a-node').getByRole('heading', { name: clientBox.title }).locator('..')
    await expect(box.getByRole('link')).toHaveText([...form.box])
    await expect(box.getByText(clientBox.desktop)).toBeVisible({ visible: kind !== 'mobile' })
    await expect(box.getByText(clientBox.mobile)).toBeVisible({ visible: kind === 'mobile' })

    const node = page.getByRole('banner').getByRole('link', { name: runNode })
    const address = { Windows, Mac, key: links.keySale }[form.node]
    await expect(node).toHaveAttribute('href', address)
    // The header links to the widget's first offer.
    await expect(page.locator('main section').first().getByRole('link').first()).toHaveAttribute('href', address)
    await expect(node.locator('svg:visible')).toHaveCount(1)
    if (form.icon) await expect(node.locator('svg:visible use')).toHaveAttribute('href', form.icon)
    else await expect(node.locator('svg:visible use')).toHaveCount(0)

    await page.goto(paths.nodes)
    await expectWidget(page, kind)
    await expect(node).toHaveAttribute('href', address)
    await expect(page.locator('main section').first().getByRole('link').first()).toHaveAttribute('href', address)
    if (form.cli) {
      await expect(cliLink(page)).toHaveAttribute('href', Github)
      await expect(cliLink(page)).toHaveAttribute('target', '_blank')
      await expect(installer(page, windows)).toHaveAttribute('href', Windows)
      if (kind === 'mac') await expect(installer(page, mac)).toHaveAttribute('href', Mac)
    } else {
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect(cliLink(page)).toHaveCount(0)
    }
    const key = page.locator('main section').first().getByRole('link', { name: purchaseKey })
    await expect(key).toHaveAttribute('href', links.keySale)
    await expect(key).toHaveAttribute('target', '_blank')
  })
}

test('recognizes every device before scripts load', async ({ context, request }) => {
  // Both pages use the same detection script, so testing one is enough.
  const documents = await Promise.all(['/', paths.nodes].map(async (path) => (await request.get(path)).text()))
  const [atHome, atNodes] = documents.map((html) => /<script>([^]*?)<\/script>/.exec(html)?.[1])
  expect(atHome).toContain('dataset.visitor=')
  expect(atNodes).toBe(atHome)
  for (const [name, device, kind] of arrivals) {
    await test.step(`${name}: ${kind}`, async () => {
      const page = await context.newPage()
      // Only the attribute and its styles matter here.
      await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
      await page.route(/\.(avif|png|jpg|svg|woff2)$/, (route) => route.fulfill({ body: '' }))
      await emulateDevice(page, device)
      // Do not wait for films, which load slowly on a busy machine.
      await page.goto('/', { waitUntil: 'domcontentloaded' })
      await expect(page.locator('html')).toHaveAttribute('data-visitor', kind)
      await expectWidget(page, kind)
      await page.close()
    })
  }
})

test('downloads the installer from the widget and the header', async ({ page }) => {
  await emulateDevice(page, devices.macChrome)
  await page.goto('/')
  const buttons = [
    { link: installer(page, mac), file: artifacts.Mac },
    { link: installer(page, windows), file: artifacts.Windows },
    { link: page.getByRole('banner').getByRole('link', { name: runNode }), file: artifacts.Mac },
  ]
  for (const { link, file } of buttons) {
    await expect(link).toHaveAttribute('href', /releases\/download/)
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toBe(file)
    expect(await download.failure()).toBeNull()
  }
})

test.describe('with full motion', () => {
  test.use(fullMotion)

  test('disables downloads until the release is known, without layout shift', async ({ page }) => {
    const release = await holdRequests(page, '**/releases/latest')
    await emulateDevice(page, devices.macChrome)
    await recordLayoutShifts(page)
    await page.goto(paths.nodes)
    const downloadLinks = [
      installer(page, windows),
      installer(page, mac),
      page.getByRole('banner').getByRole('link', { name: runNode }),
    ]
    for (const link of downloadLinks) {
      await expect(link).toHaveAttribute('aria-disabled', 'true')
      await expect(link).toHaveAttribute('aria-busy', 'true')
      await expect(link).not.toHaveAttribute('href')
    }
    await expect(cliLink(page)).toHaveCount(0)
    await expect(page.getByText(allDownloads.loading)).toBeVisible()

    release()
    for (const link of downloadLinks) {
      await expect(link).not.toHaveAttribute('aria-disabled')
      await expect(link).toHaveAttribute('href', /releases\/download/)
    }
    await expect(cliLink(page)).toBeVisible()
    expect(await layoutShifts(page)).toEqual([])
  })
})

test('does not refetch a known release when the window regains focus', async ({ page }) => {
  let requests = 0
  page.on('request', (sent) => (requests += sent.url().endsWith('/releases/latest') ? 1 : 0))
  await emulateDevice(page, devices.windowsChrome)
  await page.goto(paths.nodes)
  await expect(cliLink(page)).toBeVisible()
  await refocusWindow(page)
  expect(requests).toBe(1)
})

test('falls back to the repository in `site/` if the settings cannot be read', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/settings.json', 500))
  await page.route('**/settings.json', (route) => route.fulfill({ status: 500, json: {} }))
  await emulateDevice(page, devices.windowsChrome)
  await page.goto('/')
  await expect(installer(page, windows)).toHaveAttribute(
    'href',
    releaseLinks(network.nodeRepository.url, { artifacts }).Windows,
  )
})

test('causes no layout shift in the table of all downloads when the release loads', async ({ page }) => {
  const release = await holdRequests(page, '**/releases/latest')
  await emulateDevice(page, devices.windowsChrome)
  await recordLayoutShifts(page)
  await page.goto(`${paths.nodes}#all-downloads`)
  const note = page.locator('#all-downloads').getByRole('status')
  await expect(note).toHaveText(table.loading)
  await expect(note).toBeInViewport()
  release()
  await expect(note.getByRole('link', { name: table.releasePage })).toBeInViewport()
  expect(await layoutShifts(page)).toEqual([])
})

test('never shows the widget of another device, not even for one frame', async ({ page }) => {
  const releaseScripts = await holdRequests(page, '**/assets/*.js')
  await emulateDevice(page, devices.iPadAsMac)
  await recordHeroTexts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expectWidget(page, 'mobile')
  releaseScripts()
  await expect(page.getByRole('navigation', { name: header.sectionsLabel }).locator('[aria-current]')).toHaveCount(1)
  const seen = await page.evaluate(() => window.heroTexts)
  expect(seen.length).toBeGreaterThan(0)
  for (const text of seen) expect(text).not.toContain(windows)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows a neutral widget: the key and a link to all downloads', async ({ page }) => {
    await page.goto('/')
    const hero = page.locator('#introducing')
    await expect(hero.getByRole('link')).toHaveText([new RegExp(purchaseKey)])
    await expect(hero.getByText(mobile.title)).toBeHidden()
    await page.locator('#run-a-node').getByRole('link', { name: allDownloads.title }).click()
    const { Windows, WindowsCli, Mac, MacCli, Linux, LinuxCli } = artifacts
    await expect(page.getByRole('table', { name: allDownloads.title }).getByRole('link')).toHaveText([
      Windows,
      WindowsCli,
      Mac,
      MacCli,
      Linux,
      LinuxCli,
    ])
  })
})

async function expectWidget(page: Page, kind: keyof typeof forms): Promise<void> {
  const hero = page.locator('main section').first()
  const buttons = hero.getByRole('link').filter({ hasNotText: cli })
  await expect(buttons).toHaveText(forms[kind].widget.map((words) => new RegExp(`^${words}`)))
  await expect(hero.getByText(mobile.title)).toBeVisible({ visible: kind === 'mobile' })
  await expect(hero.getByText(mobile.body)).toBeVisible({ visible: kind === 'mobile' })
}

function installer(page: Page, name: string) {
  return page.locator('main section').first().getByRole('link', { name })
}

function cliLink(page: Page) {
  return page.getByRole('link', { name: cli })
}

/** Records the hero's text in every frame. */
async function recordHeroTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heroTexts = []
    const record = () => {
      const hero = document.getElementById('introducing')
      if (hero) window.heroTexts.push(hero.innerText)
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
}
