import { expect, type Page } from '@playwright/test'
import { artifacts, releaseLinks } from '@network-site/protocol/release-links'
import { allDownloads } from '@network-site/site/all-downloads'
import { downloads } from '@network-site/site/downloads'
import { links } from '@network-site/site/links'
import { gate } from './gate.ts'
import { journey } from './journey.ts'
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts'
import { lookAwayAndBack } from './look-away-and-back.ts'
import { arriveWith, machines, type Machine } from './machines.ts'
import { failedRequest } from './page-messages.ts'
import { repositoryUrl } from './repository-url.ts'

const { windows, mac, purchaseKey, runNode, cli, mobile } = downloads

type Visitor = { machine: Machine; installers: Array<'Mac' | 'Windows'>; isDesktop: boolean }

/** A machine of every kind, and the installers it is offered, the first one first. */
const visitors: Record<string, Visitor> = {
  Windows: { machine: machines.windowsChrome, installers: ['Windows'], isDesktop: true },
  macOS: { machine: machines.macSafari, installers: ['Mac', 'Windows'], isDesktop: true },
  Linux: { machine: machines.linuxFirefox, installers: [], isDesktop: true },
  'a phone': { machine: machines.iPhone, installers: [], isDesktop: false },
}

const labels = { Windows: windows, Mac: mac }

for (const [name, visitor] of Object.entries(visitors)) {
  journey(
    `${name}: a release that comes late holds back only the installers, and moves nothing`,
    async ({ page, request }) => {
      const answer = gate()
      let asked = 0
      await page.route('**/releases/latest', async (route) => {
        asked += 1
        await answer.passed
        await route.fallback()
      })
      await arrive(page, visitor)
      await expectForm(page, visitor)
      for (const key of visitor.installers) {
        await expect(hero(page).getByRole('link', { name: labels[key] })).toHaveAttribute('aria-busy', 'true')
      }
      if (visitor.installers.length > 0) await expect(nodeButton(page)).toHaveAttribute('aria-busy', 'true')
      else await expect(nodeButton(page)).toHaveAttribute('href', links.keySale)

      const { tag_name: tag } = (await (await request.get('/releases/latest')).json()) as { tag_name: string }
      answer.open()
      await expectAddresses(page, { visitor, addresses: releaseLinks(await repositoryUrl(request), tag) })
      await expect(page.getByRole('link', { name: cli })).toHaveCount(visitor.installers.length > 0 ? 1 : 0)
      if (visitor.isDesktop) await expect(page.locator('#all-downloads').getByRole('status')).toContainText(tag)
      expect(asked).toBe(visitor.isDesktop ? 1 : 0)
      await expectForm(page, visitor)
      await expectNothingWrongSeen(page, visitor)
    },
  )

  // What else counts as a failure, latest-release-query.test.ts knows.
  journey(`${name}: a failing release lookup costs nobody anything`, async ({ page, request, expectMessage }) => {
    if (visitor.isDesktop) expectMessage(failedRequest('/releases/latest', 503))
    let asked = 0
    await page.route('**/releases/latest', (route) => {
      asked += 1
      return route.fulfill({ status: 503, json: { error: 'Later.' } })
    })
    await arrive(page, visitor)
    await expectForm(page, visitor)
    const addresses = releaseLinks(await repositoryUrl(request))
    await expectAddresses(page, { visitor, addresses })
    if (visitor.isDesktop) {
      await expect(page.locator('#all-downloads').getByRole('status')).toHaveText(allDownloads.unavailable)
      await expect(page.getByRole('link', { name: artifacts.LinuxCli })).toHaveAttribute('href', addresses.LinuxCli)
    }
    await expect(page.getByRole('link', { name: cli })).toHaveCount(0)
    await expectNothingWrongSeen(page, visitor)

    const [installer] = visitor.installers
    if (installer) {
      expect(addresses[installer]).toContain('/releases/latest/download/')
      const button = hero(page).getByRole('link', { name: labels[installer] })
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
      expect(download.suggestedFilename()).toBe(artifacts[installer])
    }
    await lookAwayAndBack(page)
    expect(asked).toBe(visitor.isDesktop ? 1 : 0)
  })
}

/** Comes to the page with this machine, noting every frame and everything that moves. */
async function arrive(page: Page, { machine, isDesktop }: Visitor): Promise<void> {
  if (!isDesktop) await page.setViewportSize({ width: 390, height: 844 })
  await arriveWith(page, machine)
  await recordLayoutShifts(page)
  await page.addInitScript(() => {
    window.widgetTexts = new Set()
    const note = () => {
      // A page that is still arriving may be drawn with half a section, which is no other machine's.
      const widget = document.querySelector<HTMLElement>('main section')
      if (widget?.nextElementSibling) window.widgetTexts.add(widget.innerText.toUpperCase())
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })
  await page.goto('/sentrynodes')
  if (!isDesktop) await page.getByRole('banner').getByRole('button').first().click()
}

function hero(page: Page) {
  return page.locator('main section').first()
}

function nodeButton(page: Page) {
  return page.getByRole('banner').getByRole('link', { name: runNode })
}

async function expectForm(page: Page, { installers, isDesktop }: Visitor): Promise<void> {
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

/** No frame has shown a form of another machine, and nothing has moved. */
async function expectNothingWrongSeen(page: Page, { installers, isDesktop }: Visitor): Promise<void> {
  const seen = await page.evaluate(() => [...window.widgetTexts])
  expect(seen.length).toBeGreaterThan(0)
  for (const text of seen) {
    for (const key of ['Windows', 'Mac'] as const) expect(text.includes(labels[key])).toBe(installers.includes(key))
    expect(text.includes(mobile.title.toUpperCase())).toBe(!isDesktop)
  }
  expect(await layoutShifts(page)).toEqual([])
}

declare global {
  interface Window {
    widgetTexts: Set<string>
  }
}
