import { fillPlaceholders } from '@network-site/protocol/text'
import { expect, type Page } from '@playwright/test'
import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts, downloads } from '@network-site/site/downloads'
import { allDownloads } from '@network-site/site/all-downloads'
import { links } from '@network-site/site/brand'
import { paths } from '@network-site/site/paths'
import { test } from './fixtures.ts'
import { layoutShifts, recordLayoutShifts } from './page-load.ts'
import { holdRequests, latestRelease, refocusWindow, repositoryUrl } from './page-steps.ts'
import { emulateDevice, devices, type Device } from './devices.ts'
import { failedRequest } from './page-messages.ts'

const { windows, mac, purchaseKey, runNode, cli, mobile } = downloads

type Visitor = { device: Device; installers: Array<'Mac' | 'Windows'>; isDesktop: boolean }

/** Installers by device, in order. download-widget.browser.test.tsx tests every state on every kind of device. */
const visitors: Record<string, Visitor> = {
  macOS: { device: devices.macSafari, installers: ['Mac', 'Windows'], isDesktop: true },
  Linux: { device: devices.linuxFirefox, installers: [], isDesktop: true },
  'a phone': { device: devices.iPhone, installers: [], isDesktop: false },
}

const labels = { Windows: windows, Mac: mac }

for (const [name, visitor] of Object.entries(visitors)) {
  test(`${name}: a slow release lookup delays only the installers, without layout shift`, async ({ page, request }) => {
    const release = await holdRequests(page, '**/releases/latest')
    const lookups = countLookups(page)
    await openNodePage(page, visitor)
    await expectOffers(page, visitor)
    for (const key of visitor.installers) {
      await expect(hero(page).getByRole('link', { name: labels[key] })).toHaveAttribute('aria-busy', 'true')
    }
    if (visitor.installers.length > 0) await expect(nodeButton(page)).toHaveAttribute('aria-busy', 'true')
    else await expect(nodeButton(page)).toHaveAttribute('href', links.keySale)

    const { tag_name: tag } = await latestRelease(request)
    release()
    await expectAddresses(page, { visitor, addresses: releaseLinks(await repositoryUrl(request), { artifacts, tag }) })
    await expect(page.getByRole('link', { name: cli })).toHaveCount(visitor.installers.length > 0 ? 1 : 0)
    if (visitor.isDesktop) await expect(page.locator('#all-downloads').getByRole('status')).toContainText(tag)
    expect(lookups()).toBe(visitor.isDesktop ? 1 : 0)
    await expectOffers(page, visitor)
    await expectNoWrongFrame(page, visitor)
  })

  // latest-release-query.test.ts tests the other failures.
  test(`${name}: every download works if the release lookup fails`, async ({ page, request, expectMessage }) => {
    if (visitor.isDesktop) expectMessage(failedRequest('/releases/latest', 503))
    const lookups = countLookups(page)
    await page.route('**/releases/latest', (route) => route.fulfill({ status: 503, json: { error: 'Later.' } }))
    await openNodePage(page, visitor)
    await expectOffers(page, visitor)
    const addresses = releaseLinks(await repositoryUrl(request), { artifacts })
    await expectAddresses(page, { visitor, addresses })
    if (visitor.isDesktop) {
      await expect(page.locator('#all-downloads').getByRole('status')).toHaveText(allDownloads.unavailable)
      await expect(page.getByRole('link', { name: artifacts.LinuxCli })).toHaveAttribute('href', addresses.LinuxCli)
    }
    await expect(page.getByRole('link', { name: cli })).toHaveCount(0)
    await expectNoWrongFrame(page, visitor)

    const [installer] = visitor.installers
    if (installer) {
      expect(addresses[installer]).toContain('/releases/latest/download/')
      const button = hero(page).getByRole('link', { name: labels[installer] })
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
      expect(download.suggestedFilename()).toBe(artifacts[installer])
    }
    await refocusWindow(page)
    expect(lookups()).toBe(visitor.isDesktop ? 1 : 0)
  })
}

// release-routes.test.ts tests that the server keeps a release during an outage of the code host.
test('offers a stale release and shows when it was last confirmed', async ({ page, request }) => {
  const old = {
    ...(await latestRelease(request)),
    tag_name: 'v1.3.9',
    stale: true,
    checked_at: '2026-01-02T03:04:05.000Z',
  }
  await page.route('**/releases/latest', (route) => route.fulfill({ json: old }))
  await emulateDevice(page, devices.windowsChrome)
  await page.goto(paths.nodes)
  const addresses = releaseLinks(await repositoryUrl(request), { artifacts, tag: old.tag_name })
  await expect(hero(page).getByRole('link', { name: windows })).toHaveAttribute('href', addresses.Windows)
  await expect(page.getByRole('link', { name: cli })).toHaveAttribute('href', addresses.Github)
  await expect(hero(page)).toContainText(
    fillPlaceholders(downloads.lastConfirmed, { release: old.tag_name, date: 'January 2, 2026' }),
  )
  const note = page.locator('#all-downloads').getByRole('status')
  await expect(note).toContainText(old.tag_name)
  await expect(note).toContainText(fillPlaceholders(allDownloads.stale, { time: 'January 2, 2026 at 03:04 UTC' }))
  await expect(note.locator('time').last()).toHaveAttribute('datetime', old.checked_at)
  await expect(note.locator('time').last()).toContainText('2026')
})

/** Opens the page on a device and records the widget's text in every frame and all layout shifts. */
async function openNodePage(page: Page, { device, isDesktop }: Visitor): Promise<void> {
  if (!isDesktop) await page.setViewportSize({ width: 390, height: 844 })
  await emulateDevice(page, device)
  await recordLayoutShifts(page)
  await page.addInitScript(() => {
    window.widgetTexts = new Set()
    const record = () => {
      // While the page loads, a frame may show half a section.
      const widget = document.querySelector<HTMLElement>('main section')
      if (widget?.nextElementSibling) window.widgetTexts.add(widget.innerText.toUpperCase())
      requestAnimationFrame(record)
    }
    requestAnimationFrame(record)
  })
  await page.goto(paths.nodes)
  if (!isDesktop) await page.getByRole('banner').getByRole('button').first().click()
}

function countLookups(page: Page): () => number {
  let lookups = 0
  page.on('request', (sent) => (lookups += sent.url().endsWith('/releases/latest') ? 1 : 0))
  return () => lookups
}

function hero(page: Page) {
  return page.locator('main section').first()
}

function nodeButton(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: runNode })
}

async function expectOffers(page: Page, { installers, isDesktop }: Visitor): Promise<void> {
  const expected = [...installers.map((key) => labels[key]), purchaseKey]
  await expect(hero(page).getByRole('link').filter({ hasNotText: cli })).toHaveText(
    expected.map((words) => new RegExp(`^${words}`)),
  )
  await expect(hero(page).getByText(mobile.title)).toBeVisible({ visible: !isDesktop })
}

async function expectAddresses(
  page: Page,
  { visitor, addresses }: { visitor: Visitor; addresses: ReturnType<typeof releaseLinks> },
): Promise<void> {
  for (const key of visitor.installers) {
    await expect(hero(page).getByRole('link', { name: labels[key] })).toHaveAttribute('href', addresses[key])
  }
  const [first] = visitor.installers
  await expect(nodeButton(page)).toHaveAttribute('href', first ? addresses[first] : links.keySale)
  await expect(hero(page).getByRole('link', { name: purchaseKey })).toHaveAttribute('href', links.keySale)
}

/** Expects no frame with another device's widget, and no layout shift. */
async function expectNoWrongFrame(page: Page, { installers, isDesktop }: Visitor): Promise<void> {
  const seen = await page.evaluate(() => [...window.widgetTexts])
  expect(seen.length).toBeGreaterThan(0)
  for (const text of seen) {
    for (const key of ['Windows', 'Mac'] as const) expect(text.includes(labels[key])).toBe(installers.includes(key))
    expect(text.includes(mobile.title.toUpperCase())).toBe(!isDesktop)
  }
  expect(await layoutShifts(page)).toEqual([])
}
