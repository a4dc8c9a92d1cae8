import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { latestReleaseSchema } from '@home/protocol/release'
import { releaseLinks } from '@home/protocol/release-links'
import { downloads } from '@home/site/downloads'
import { network } from '@home/site/network'
import { arriveWith, machines } from './machines.ts'
import { forgetSite, runSite } from './run-site.ts'

const { owner, name } = network.nodeRepository
const lookupPath = `/repos/${owner}/${name}/releases/latest`
const twoDaysSeconds = 2 * 24 * 60 * 60

test('while the code host fails, the last good release is served and says how old it is', async ({ page }) => {
  const host = await codeHost({ status: 500 })
  const dataDir = await mkdtemp(join(tmpdir(), 'house data '))
  await mkdir(join(dataDir, 'releases'))
  await writeFile(
    join(dataDir, 'releases', 'latest.json'),
    JSON.stringify({
      latestUrl: host.url + lookupPath,
      release: release('v1.3.9'),
      checkedAtMilliseconds: Date.now() - twoDaysSeconds * 1000,
    }),
  )
  const site = await runSite({ DATA_DIR: dataDir, RELEASES_API_URL: host.url, RELEASES_SITE_URL: host.url })

  const answer = await fetch(`${site.url}/releases/latest`)
  expect(answer.status).toBe(200)
  expect(Number(answer.headers.get('x-release-age-seconds'))).toBeGreaterThanOrEqual(twoDaysSeconds)
  const body = latestReleaseSchema.parse(await answer.json())
  expect(body).toMatchObject({ tag_name: 'v1.3.9', stale: true })
  expect(Date.parse(body.checked_at ?? '')).toBeLessThanOrEqual(Date.now() - twoDaysSeconds * 1000)
  expect(host.asked()).toEqual([lookupPath])

  await arriveWith(page, machines.windowsChrome)
  await page.goto(`${site.url}/sentrynodes`)
  const links = releaseLinks(`${host.url}/${owner}/${name}`, 'v1.3.9')
  await expect(page.getByRole('link', { name: downloads.windows })).toHaveAttribute('href', links.Windows)
  await expect(page.getByRole('link', { name: downloads.cli })).toHaveAttribute('href', links.Github)
  expect(host.asked()).toEqual([lookupPath])

  await site.stop()
  await forgetSite(site)
  await host.close()
})

test('a setting sends the browser straight to the code host', async ({ page }) => {
  const host = await codeHost({ status: 200, body: release('v9.9.9') })
  const site = await runSite({ RELEASES_LOOKUP: 'direct', RELEASES_API_URL: host.url, RELEASES_SITE_URL: host.url })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))

  await arriveWith(page, machines.windowsChrome)
  await page.goto(`${site.url}/sentrynodes`)
  const links = releaseLinks(`${host.url}/${owner}/${name}`, 'v9.9.9')
  await expect(page.getByRole('link', { name: downloads.windows })).toHaveAttribute('href', links.Windows)
  expect(asked.filter((url) => url.includes('/releases/latest'))).toEqual([host.url + lookupPath])
  expect(host.asked()).toEqual([lookupPath])

  await site.stop()
  await forgetSite(site)
  await host.close()
})

function release(tag: string) {
  return {
    tag_name: tag,
    html_url: `https://code.example/releases/tag/${tag}`,
    published_at: '2023-12-06T09:00:00Z',
    assets: [],
  }
}

/** A code host of our own that remembers what it was asked, preflights aside. */
async function codeHost({ status, body }: { status: number; body?: unknown }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    if (request.method === 'GET') asked.push(request.url ?? '')
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' }
    response.writeHead(request.method === 'GET' ? status : 204, headers).end(body ? JSON.stringify(body) : undefined)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
