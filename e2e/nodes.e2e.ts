import { fillPlaceholders } from '@network-site/protocol/text'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { releaseLinks, type ArtifactKey } from '@network-site/protocol/release-links'
import { artifacts, downloads } from '@network-site/site/downloads'
import { allDownloads } from '@network-site/site/all-downloads'
import { links } from '@network-site/site/brand'
import { partners } from '@network-site/site/partners'
import { nodesGuide, nodesLanding } from '@network-site/site/nodes-page'
import { paths } from '@network-site/site/paths'
import { fullMotion, test } from './fixtures.ts'
import { expectNewTabs, latestRelease, newTabAddress, repositoryUrl } from './page-steps.ts'
import { emulateDevice, devices } from './devices.ts'

const { hero, benefits, resources, poweredBy } = nodesLanding
const { watch, requirements, cloud, keys, questions } = nodesGuide

test('shows the hero, partners, benefits, and support links', async ({ page, stubOrigin }) => {
  await stubOrigin(links.chat)
  await page.goto(paths.nodes)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title)
  for (const words of [hero.subtitle, hero.body]) await expect(page.getByText(words, { exact: true })).toBeVisible()

  const powered = page.getByRole('region', { name: poweredBy })
  const logos = powered.getByRole('img')
  await expect(logos).toHaveCount(partners.poweredBy.length)
  for (const [i, { alt }] of partners.poweredBy.entries()) await expect(logos.nth(i)).toHaveAttribute('alt', alt)

  const why = page.getByRole('region', { name: benefits.title })
  await expect(why.getByRole('listitem')).toHaveText(benefits.list.map(({ title, body }) => `${title}${body}`))
  expect(benefits.list).toHaveLength(3)

  const ask = page.getByRole('region', { name: resources.title })
  await expect(ask).toContainText(fillPlaceholders(resources.body, { docs: resources.docs }))
  const buttons = ask.getByRole('listitem').getByRole('link')
  await expectNewTabs(buttons, [links.chat, links.messaging, links.docs])
  expect(await newTabAddress(page, () => buttons.first().click())).toContain(links.chat)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

type System = keyof typeof allDownloads.systems

const keysBySystem: Record<System, ArtifactKey[]> = {
  windows: ['Windows', 'WindowsCli'],
  mac: ['Mac', 'MacCli'],
  linux: ['Linux', 'LinuxCli'],
}
const checks: Record<System, (file: string, digest: string) => string> = {
  windows: (file, digest) => `certutil -hashfile ${file} SHA256 | findstr /i ${digest}`,
  mac: (file, digest) => `echo "${digest}  ${file}" | shasum -a 256 -c`,
  linux: (file, digest) => `echo "${digest}  ${file}" | sha256sum -c`,
}

test('lists six downloads by system with their actual size and digest', async ({ page, request }) => {
  const latest = await latestRelease(request)
  const addresses = releaseLinks(await repositoryUrl(request), { artifacts, tag: latest.tag_name })
  await page.goto(paths.nodes)
  const section = page.locator('#all-downloads')
  const table = section.getByRole('table', { name: allDownloads.title })
  await expect(table.getByRole('columnheader')).toHaveText(Object.values(allDownloads.columns))
  await expect(section.getByRole('status')).toContainText(latest.tag_name)

  await expect(table.locator('tbody').getByRole('row')).toHaveCount(6)
  for (const [i, [system, pair]] of Object.entries(keysBySystem).entries()) {
    const group = table.locator('tbody').nth(i)
    await expect(group.getByRole('rowheader').first()).toHaveText(allDownloads.systems[system as System])
    for (const [j, key] of pair.entries()) {
      const row = group.getByRole('row').nth(j)
      const file = artifacts[key]
      await expect(row.getByRole('link')).toHaveText(file)
      await expect(row.getByRole('link')).toHaveAttribute('href', addresses[key])
      const content = await (await request.get(addresses[key])).body()
      const digest = createHash('sha256').update(content).digest('hex')
      await expect(row.locator('code').first()).toHaveText(digest)
      await expect(row.locator('code').last()).toHaveText(checks[system as System](file, digest))
      await expect(row.getByRole('cell').first()).toHaveText(/^\d+(\.\d)? [kM]B$/)
      expect(latest.assets.find((asset) => asset.name === file)?.size).toBe(content.length)
    }
  }

  await expect(section.getByRole('time').first()).toHaveAttribute('datetime', latest.published_at ?? '')
  await expect(section.getByRole('time').first()).toHaveText('December 6, 2023')
  await expectNewTabs(section.getByRole('link', { name: allDownloads.releasePage }), [addresses.Github])
})

test.describe('the animation of what a node does', () => {
  test.use(fullMotion)

  test('plays while visible and can be paused', async ({ page }) => {
    await page.goto(paths.nodes)
    expect(await runningAnimations(page)).toBe(0)
    await page.locator('#what-it-does').getByRole('img').first().scrollIntoViewIfNeeded()
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(10)
    await page.getByRole('button', { name: watch.pauseFigure }).click()
    await expect.poll(() => runningAnimations(page)).toBe(0)
    await page.getByRole('button', { name: watch.playFigure }).click()
    await expect.poll(() => runningAnimations(page)).toBeGreaterThan(10)
  })
})

test('shows every step of the animation as a still with reduced motion', async ({ page }) => {
  await page.goto(paths.nodes)
  await page.locator('#what-it-does').getByRole('img').first().scrollIntoViewIfNeeded()
  await expect(page.locator('.watch-figure[data-moving]')).toBeVisible()
  expect(await runningAnimations(page)).toBe(0)
  for (const moment of ['.watch-honest.watch-propose', '.watch-equal', '.watch-cross']) {
    await expect(page.locator(moment)).toHaveCSS('opacity', '1')
  }
  await expect(page.getByRole('button', { name: watch.pauseFigure })).toHaveCount(0)
})

test('the shell commands on the page work', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'the tested commands are for Linux')
  const folder = await mkdtemp(join(tmpdir(), 'operator-'))
  const run = (lines: string) => execFileSync('sh', ['-ec', lines], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  await page.goto(paths.nodes)
  await expect(page.locator('#all-downloads').getByRole('time').first()).toBeVisible()

  const table = page.locator('#all-downloads').getByRole('table')
  const row = table.getByRole('row').filter({ hasText: artifacts.Linux })
  const [download] = await Promise.all([page.waitForEvent('download'), row.getByRole('link').click()])
  expect(await download.failure()).toBeNull()
  const file = await page.request.get(download.url())
  await writeFile(join(folder, artifacts.Linux), await file.body())
  // Read the command from the page, because the clipboard is sometimes empty.
  const check = (await row.locator('code').last().textContent()) ?? ''
  expect(run(check)).toBe(`${artifacts.Linux}: OK\n`)
  await appendFile(join(folder, artifacts.Linux), 'tampered')
  expect(() => run(check)).toThrow(/did NOT match/)

  const [fetchIt, startIt] = await page.locator('#in-the-cloud code').allTextContents()
  expect(run(fetchIt ?? '')).toContain(`${artifacts.LinuxCli}: OK\n`)
  expect(run(startIt ?? '')).toContain(artifacts.LinuxCli)
  await rm(folder, { recursive: true })
})

test('selects a command if the browser cannot copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await page.goto(paths.nodes)
  await expect(page.locator('#in-the-cloud code').first()).toContainText('sha256sum -c')
  const step = page.locator('#in-the-cloud ol > li').nth(1)
  await step.getByRole('button').click()
  await expect(step.getByRole('button')).toHaveText(cloud.copyByHand)
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await step.locator('code').textContent())
})

test('links all chapters at the top, also on Linux', async ({ page }) => {
  await emulateDevice(page, devices.linuxFirefox)
  await page.goto(paths.nodes)
  const chapters = page.getByRole('navigation', { name: nodesGuide.chapters.title }).getByRole('link')
  await expect(chapters).toHaveText(nodesGuide.chapters.list.map(({ label }) => label))
  for (const [i, { id }] of nodesGuide.chapters.list.entries()) {
    await chapters.nth(i).click()
    await expect(page.locator(`#${id}`)).toBeFocused()
    await expect(page.locator(`#${id}`).getByRole('heading').first()).toBeInViewport()
  }
})

test('shows a note instead of the downloads on a phone', async ({ page }) => {
  await emulateDevice(page, devices.iPhone)
  await page.goto(paths.nodes)
  const section = page.locator('#all-downloads')
  await expect(section.getByText(downloads.mobile.title)).toBeVisible()
  await expect(section.getByRole('table')).toHaveCount(0)
})

test('explains what a node does, needs, and earns, and how to run it in the cloud', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.nodes)

  const does = page.locator('#what-it-does')
  await expect(does.getByRole('heading', { name: watch.title })).toBeVisible()
  await expect(does.locator('ol').getByRole('heading')).toContainText(watch.steps.map(({ title }) => title))
  for (const { drawing } of watch.steps) await expect(does.getByRole('img', { name: drawing })).toBeVisible()
  await expect(does.getByRole('img', { name: watch.dilemma.chart.label })).toBeVisible()
  await expect(does.getByRole('heading', { name: watch.dilemma.title })).toBeVisible()

  const table = page.locator('#what-it-needs').getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText(requirements.rows.map(({ part }) => part))

  const inCloud = page.locator('#in-the-cloud')
  await expect(inCloud.locator('code').first()).toContainText('sha256sum -c')
  for (const i of cloud.steps.keys()) {
    const step = inCloud.locator('ol > li').nth(i)
    const copy = step.getByRole('button')
    await expect(copy).toHaveText(cloud.copy)
    await copy.click()
    await expect(copy).toHaveText(cloud.copied)
    const lines = await page.evaluate(() => navigator.clipboard.readText())
    expect(lines).toBe(await step.locator('code').textContent())
    expect(lines).not.toMatch(/[{}]/)
  }

  await expect(page.locator('#keys-and-rewards').getByRole('heading', { level: 3 })).toHaveText(
    keys.points.map(({ title }) => title),
  )

  for (const { question, answer } of questions.list) {
    await expect(page.getByText(answer)).toBeHidden()
    await page.getByRole('heading', { name: question }).click()
    await expect(page.getByText(answer)).toBeVisible()
  }
})

function runningAnimations(page: Page): Promise<number> {
  return page
    .locator('.watch-figure')
    .evaluate(
      (figure) => figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
    )
}
