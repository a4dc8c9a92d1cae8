import { expect, type Page } from '@playwright/test'
import { artifacts, releaseLinks } from '@home/protocol/release-links'
import { allDownloads } from '@home/site/all-downloads'
import { downloads } from '@home/site/downloads'
import { links } from '@home/site/links'
import { network } from '@home/site/network'
import { forgiveFailedRequests } from './forgive-failed-requests.ts'
import { gate } from './gate.ts'
import { journey } from './journey.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { arriveWith, machines, type Machine } from './machines.ts'
import { repositoryUrl } from './repository-url.ts'

// Films have their own journeys; here they would only take time from what is looked at.
journey.use({ contextOptions: { reducedMotion: 'reduce' } })

const { windows, mac, purchaseKey, runNode, cli, mobile, clientBox } = downloads
const table = allDownloads
/** What the widget offers each kind of visitor, in order. */
const forms = {
  windows: { widget: [windows, purchaseKey], box: [windows], cli: true, node: 'Windows', icon: /[#-]windows$/ },
  mac: { widget: [mac, windows, purchaseKey], box: [mac, windows], cli: true, node: 'Mac', icon: /[#-]mac$/ },
  linux: { widget: [purchaseKey], box: [windows, table.title], cli: false, node: 'key', icon: /[#-]linux$/ },
  mobile: { widget: [purchaseKey], box: [], cli: false, node: 'key', icon: undefined },
} as const

const arrivals: Array<[string, Machine, keyof typeof forms]> = [
  ['Windows, by client hints', machines.windowsChrome, 'windows'],
  ['Windows, by user agent', machines.windowsFirefox, 'windows'],
  ['Windows with a touch screen', machines.windowsTouch, 'windows'],
  ['macOS, by client hints', machines.macChrome, 'mac'],
  ['macOS, by user agent', machines.macSafari, 'mac'],
  ['Linux, by client hints', machines.linuxChrome, 'linux'],
  ['Linux, by user agent', machines.linuxFirefox, 'linux'],
  ['an Android phone, by client hints', machines.androidPhone, 'mobile'],
  ['an Android tablet, whose user agent says Linux', machines.androidTablet, 'mobile'],
  ['an Android phone, by user agent', machines.androidFirefox, 'mobile'],
  ['an iPhone', machines.iPhone, 'mobile'],
  ['an iPad that calls itself a Mac', machines.iPadAsMac, 'mobile'],
  ['hints that contradict the user agent', { ...machines.windowsFirefox, hints: machines.macChrome.hints }, 'mac'],
]

for (const [name, machine, kind] of arrivals) {
  journey(`${name}: is offered what fits ${kind}`, async ({ page, request }) => {
    const form = forms[kind]
    const { Windows, Mac, Github } = releaseLinks(await repositoryUrl(request), (await latest(request)).tag_name)
    await arriveWith(page, machine)

    await page.goto('/')
    await expectWidget(page, kind)
    const box = page.locator('#run-a-node').getByRole('heading', { name: clientBox.title }).locator('..')
    await expect(box.getByRole('link')).toHaveText([...form.box])
    await expect(box.getByText(clientBox.desktop)).toBeVisible({ visible: kind !== 'mobile' })
    await expect(box.getByText(clientBox.mobile)).toBeVisible({ visible: kind === 'mobile' })

    const node = page.getByRole('banner').getByRole('link', { name: runNode })
    const address = { Windows, Mac, key: links.keySale }[form.node]
    await expect(node).toHaveAttribute('href', address)
    // The header does what the widget offers first, whatever that is on this machine.
    await expect(page.locator('main section').first().getByRole('link').first()).toHaveAttribute('href', address)
    await expect(node.locator('svg:visible')).toHaveCount(1)
    if (form.icon) await expect(node.locator('svg:visible use')).toHaveAttribute('href', form.icon)
    else await expect(node.locator('svg:visible use')).toHaveCount(0)

    await page.goto('/sentrynodes')
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

journey('the installer is really downloaded, by widget and by header', async ({ page }) => {
  await arriveWith(page, machines.macChrome)
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

journey.describe('with everything moving that may', () => {
  journey.use({ contextOptions: { reducedMotion: 'no-preference' } })

  journey(
    'while the release is looked up nothing can be pressed, and nothing moves when it is known',
    async ({ page }) => {
      const answer = gate()
      await page.route('**/releases/latest', async (route) => {
        await answer.passed
        await route.fallback()
      })
      await arriveWith(page, machines.macChrome)
      await recordLayoutShifts(page)
      await page.goto('/sentrynodes')
      const held = [
        installer(page, windows),
        installer(page, mac),
        page.getByRole('banner').getByRole('link', { name: runNode }),
      ]
      for (const link of held) {
        await expect(link).toHaveAttribute('aria-disabled', 'true')
        await expect(link).toHaveAttribute('aria-busy', 'true')
        await expect(link).not.toHaveAttribute('href')
      }
      await expect(cliLink(page)).toHaveCount(0)
      await expect(page.getByText(allDownloads.loading)).toBeVisible()

      answer.open()
      for (const link of held) {
        await expect(link).not.toHaveAttribute('aria-disabled')
        await expect(link).toHaveAttribute('href', /releases\/download/)
      }
      await expect(cliLink(page)).toBeVisible()
      expect(await layoutShifts(page)).toEqual([])
    },
  )
})

const failures = {
  'answers 503': { status: 503, json: { error: 'Later.' } },
  'answers with a page': { contentType: 'text/html', body: '<html></html>' },
  'answers without a tag': { json: { html_url: 'https://code.example', published_at: null, assets: [] } },
  'answers with a tag that climbs': {
    json: { tag_name: '..', html_url: 'https://code.example', published_at: null, assets: [] },
  },
  'does not answer': undefined,
}

for (const [what, answer] of Object.entries(failures)) {
  journey(
    `a release lookup that ${what} is asked once, and everybody can still download`,
    async ({ page, request, complaints }) => {
      let asked = 0
      await page.route('**/releases/latest', (route) => {
        asked += 1
        return answer ? route.fulfill(answer) : route.abort()
      })
      await arriveWith(page, machines.windowsChrome)
      await page.goto('/sentrynodes')
      const { Windows, LinuxCli } = releaseLinks(await repositoryUrl(request))
      expect(Windows).toContain('/releases/latest/download/')
      await expect(installer(page, windows)).toHaveAttribute('href', Windows)
      await expect(page.getByRole('banner').getByRole('link', { name: runNode })).toHaveAttribute('href', Windows)
      await expect(page.getByRole('link', { name: artifacts.LinuxCli })).toHaveAttribute('href', LinuxCli)
      await expect(page.getByText(allDownloads.unavailable)).toBeVisible()
      await expect(cliLink(page)).toHaveCount(0)

      const [download] = await Promise.all([page.waitForEvent('download'), installer(page, windows).click()])
      expect(download.suggestedFilename()).toBe(artifacts.Windows)
      await lookAwayAndBack(page)
      expect(asked).toBe(1)
      forgiveFailedRequests(complaints)
    },
  )
}

journey('a known release is not asked for again when the window is looked at again', async ({ page }) => {
  let asked = 0
  page.on('request', (sent) => (asked += sent.url().endsWith('/releases/latest') ? 1 : 0))
  await arriveWith(page, machines.windowsChrome)
  await page.goto('/sentrynodes')
  await expect(cliLink(page)).toBeVisible()
  await lookAwayAndBack(page)
  expect(asked).toBe(1)
})

journey('without settings the downloads lead to the repository the site names', async ({ page, complaints }) => {
  await page.route('**/settings.json', (route) => route.fulfill({ status: 500, json: {} }))
  await arriveWith(page, machines.windowsChrome)
  await page.goto('/')
  await expect(installer(page, windows)).toHaveAttribute('href', releaseLinks(network.nodeRepository.url).Windows)
  forgiveFailedRequests(complaints)
})

journey('nothing moves in the table of all downloads when the release becomes known', async ({ page }) => {
  const answer = gate()
  await page.route('**/releases/latest', async (route) => {
    await answer.passed
    await route.fallback()
  })
  await arriveWith(page, machines.windowsChrome)
  await recordLayoutShifts(page)
  await page.goto('/sentrynodes#all-downloads')
  const note = page.locator('#all-downloads').getByRole('status')
  await expect(note).toHaveText(table.loading)
  await expect(note).toBeInViewport()
  answer.open()
  await expect(note.getByRole('link', { name: table.releasePage })).toBeInViewport()
  expect(await layoutShifts(page)).toEqual([])
})

journey('no visitor ever sees a form that is not theirs, not for a frame', async ({ page }) => {
  const scripts = gate()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.passed
    await route.fallback()
  })
  await arriveWith(page, machines.iPadAsMac)
  await recordHeroTexts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expectWidget(page, 'mobile')
  scripts.open()
  await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveCount(1)
  const seen = await page.evaluate(() => window.heroTexts)
  expect(seen.length).toBeGreaterThan(0)
  for (const text of seen) expect(text).not.toContain(windows)
})

journey.describe('without JavaScript', () => {
  journey.use({ javaScriptEnabled: false })

  journey('the widget is neutral: a key for everybody, and the way to all downloads', async ({ page }) => {
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

async function latest(request: { get: (url: string) => Promise<{ json: () => Promise<unknown> }> }) {
  return (await (await request.get('/releases/latest')).json()) as { tag_name: string }
}

/** Leaves the window and comes back, as the query library notices it, and lets whatever follows from it begin. */
async function lookAwayAndBack(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    window.dispatchEvent(new Event('focus'))
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}

declare global {
  interface Window {
    heroTexts: string[]
  }
}

/** Notes what the hero says in every frame from the first on. */
async function recordHeroTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.heroTexts = []
    const note = () => {
      const hero = document.getElementById('introducing')
      if (hero) window.heroTexts.push(hero.innerText)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
}
