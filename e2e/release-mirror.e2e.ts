import { readFile, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { latestReleaseSchema } from '@network-site/protocol/release'
import { releaseLinks } from '@network-site/protocol/release-links'
import { artifacts } from '@network-site/site/artifacts'
import { allDownloads } from '@network-site/site/all-downloads'
import { downloads } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { emulateDevice, devices } from './devices.ts'
import { test } from './fixtures.ts'
import { askedOrigin } from './page-messages.ts'
import { removeSiteData, runSite } from './run-site.ts'

// Each starts sites of its own.
test.describe.configure({ timeout: 180_000 })

const { owner, name } = network.nodeRepository
const lookupPath = `/repos/${owner}/${name}/releases/latest`
const twoDaysSeconds = 2 * 24 * 60 * 60

test('when the code host fails after a good answer, that one is served and says how old it is', async ({
  page,
  expectMessage,
}) => {
  const host = await codeHost({ status: 200, body: release('v1.3.9') })
  const settings = { RELEASES_API_URL: host.url, RELEASES_SITE_URL: host.url }
  await emulateDevice(page, devices.windowsChrome)
  const { stale, confirmed } = allDownloads
  const note = page.locator('#all-downloads').getByRole('status')

  const before = await runSite(settings)
  expectMessage(askedOrigin(before.url))
  await page.goto(`${before.url}${paths.sentryNodes}`)
  await expect(note).toContainText(confirmed)
  await expect(note).not.toContainText(stale)
  expect(host.asked()).toEqual([lookupPath])
  await page.goto('about:blank')
  await before.stop()

  await ageStoredRelease(join(before.dataDir, 'releases', 'latest.json'))
  host.answerWith({ status: 500 })
  const site = await runSite({ ...settings, DATA_DIR: before.dataDir })
  expectMessage(askedOrigin(site.url))

  const answer = await fetch(`${site.url}/releases/latest`)
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('x-release-age-seconds'))).toBeGreaterThanOrEqual(twoDaysSeconds)
  const body = latestReleaseSchema.parse(await answer.json())
  expect(body).toMatchObject({ tag_name: 'v1.3.9', stale: true })
  expect(Date.parse(body.checked_at ?? '')).toBeLessThanOrEqual(Date.now() - twoDaysSeconds * 1000)
  expect(host.asked()).toEqual([lookupPath, lookupPath])

  await page.goto(`${site.url}${paths.sentryNodes}`)
  const links = releaseLinks(`${host.url}/${owner}/${name}`, { artifacts, tag: 'v1.3.9' })
  await expect(page.getByRole('link', { name: downloads.windows })).toHaveAttribute('href', links.Windows)
  await expect(page.getByRole('link', { name: downloads.cli })).toHaveAttribute('href', links.Github)
  expect(host.asked()).toEqual([lookupPath, lookupPath])

  await expect(note).toContainText('v1.3.9')
  await expect(note).toContainText(stale)
  await expect(note.locator('time').last()).toHaveAttribute('datetime', body.checked_at ?? '')
  await expect(note.locator('time').last()).toContainText(`${new Date(body.checked_at ?? '').getFullYear()}`)
  const widget = page.locator('main section').first()
  await expect(widget).toContainText(`v1.3.9, ${downloads.lastConfirmed}`)

  await page.goto('about:blank')
  await site.stop()
  await removeSiteData(site)
  await host.close()
})

test('a setting sends the browser straight to the code host', async ({ page, expectMessage }) => {
  const host = await codeHost({ status: 200, body: release('v9.9.9') })
  const site = await runSite({ RELEASES_LOOKUP: 'direct', RELEASES_API_URL: host.url, RELEASES_SITE_URL: host.url })
  expectMessage(askedOrigin(site.url), askedOrigin(host.url))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await emulateDevice(page, devices.windowsChrome)
  await page.goto(`${site.url}${paths.sentryNodes}`)
  const links = releaseLinks(`${host.url}/${owner}/${name}`, { artifacts, tag: 'v9.9.9' })
  await expect(page.getByRole('link', { name: downloads.windows })).toHaveAttribute('href', links.Windows)
  await expect(page.locator('#all-downloads').getByRole('status')).toContainText(allDownloads.direct)
  expect(asked.filter((url) => url.includes('/releases/latest'))).toEqual([host.url + lookupPath])
  expect(host.asked()).toEqual([lookupPath])

  await page.goto('about:blank')
  await site.stop()
  await removeSiteData(site)
  await host.close()
})

/** Makes the stored answer two days older than it is. */
async function ageStoredRelease(file: string): Promise<void> {
  const kept = JSON.parse(await readFile(file, 'utf8')) as { checkedAtMilliseconds: number }
  const checkedAtMilliseconds = kept.checkedAtMilliseconds - twoDaysSeconds * 1000
  await writeFile(file, JSON.stringify({ ...kept, checkedAtMilliseconds }))
}

function release(tag: string) {
  return {
    tag_name: tag,
    html_url: `https://code.example/releases/tag/${tag}`,
    published_at: '2023-12-06T09:00:00Z',
    assets: [],
  }
}

type Answer = { status: number; body?: unknown }

/** A code host that records its requests, except preflights. */
async function codeHost(first: Answer) {
  const asked: string[] = []
  let { status, body } = first
  const server = createServer((request, response) => {
    if (request.method === 'GET') asked.push(request.url ?? '')
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    response.writeHead(request.method === 'GET' ? status : 204, headers).end(body ? JSON.stringify(body) : undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    answerWith: (answer: Answer) => ({ status, body } = answer),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
