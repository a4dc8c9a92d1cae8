import { tokenMetadataSchema } from '@network-site/protocol/token-metadata'
import { releaseLinks } from '@network-site/protocol/release-links'
import { freePort } from '@network-site/sandbox/child-process'
import { allDownloads } from '@network-site/site/all-downloads'
import { artifacts, downloads } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { campaign } from '@network-site/site/campaign'
import { linkPreviews, pages } from '@network-site/site/pages'
import { expect, type Page } from '@playwright/test'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { devices, emulateDevice } from './devices.ts'
import { fullMotion, ownSiteTest } from './fixtures.ts'
import { loadEveryPicture } from './page-steps.ts'
import { requestTo } from './page-messages.ts'
import { describeChain, readNetwork } from './swap-steps.ts'

let host: MediaHost
const folder = '/network/media'
const { owner, name } = network.nodeRepository
const lookupPath = `/repos/${owner}/${name}/releases/latest`
const release = {
  tag_name: 'v9.9.9',
  html_url: 'https://code.example/releases/tag/v9.9.9',
  published_at: '2023-12-06T09:00:00Z',
  assets: [],
}
/** A site with media and swap widget on other hosts, whose visitors query the code host directly. */
const test = ownSiteTest(async () => {
  host = await startMediaHost({ prefix: folder, documents: { [lookupPath]: release } })
  return {
    // Operators may add a trailing slash.
    MEDIA_BASE_URL: `${host.url}${folder}/`,
    SWAP_FRAME_URL: `${await thirdPartyUrl()}/ipfs/widget.html?v=2`,
    SWAP_CLIENT_ID: 'client of ours',
    RELEASES_LOOKUP: 'direct',
    RELEASES_API_URL: host.url,
    RELEASES_SITE_URL: host.url,
  }
})

test.afterAll(() => host.close())

/** Files that stay on this origin: code, and files browsers block cross-origin (icon sprites, captions). */
const ownMedia = /^\/(assets\/|icons\/|video\/[\w-]+\.vtt$)/
const media = /\.(avif|webp|png|jpe?g|svg|mp4|webm|vtt|ico)$/

for (const shown of ['home', 'nodes', 'mint', 'viewMint'] as const) {
  const { path } = pages[shown]
  test(`${path} loads pictures and films from the configured host`, async ({ page, site, expectMessage }) => {
    expectMessage(requestTo(host.url))
    const ownRequests: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin === site.url && media.test(url.pathname)) ownRequests.push(url.pathname)
    })
    await page.goto(path)
    await loadEveryPicture(page)
    expect(await brokenPictures(page)).toEqual([])
    const shared = page.locator('meta[property="og:image"]')
    await expect(shared).toHaveAttribute('content', `${host.url}${folder}${linkPreviews[shown].picture.src}`)

    expect(host.missing()).toEqual([])
    expect(ownRequests.filter((requested) => !ownMedia.test(requested))).toEqual([])
  })
}

test.describe('with films', () => {
  test.use({ playsFilms: true, ...fullMotion })

  test('plays films from the configured host', async ({ page, expectMessage }) => {
    expectMessage(requestTo(host.url))
    await page.goto('/')
    const film = page.locator('#introducing video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(`${host.url}${folder}/video/`)
  })
})

test('token metadata points to the configured host', async ({ request }) => {
  const { image } = tokenMetadataSchema.parse(await (await request.get('/metadata/7.json')).json())
  expect(image).toBe(`${host.url}${folder}/mint-nft-pfps/7.png`)
  const answer = await request.get(image)
  expect(answer.status()).toBe(200)
})

test('frames a third-party widget with the same query and a sandbox', async ({ page, baseURL, expectMessage }) => {
  const thirdParty = await thirdPartyUrl()
  expectMessage(
    requestTo(host.url),
    requestTo(thirdParty),
    /^Unsafe attempt to initiate navigation/,
    /^SecurityError: .* does not have permission to navigate the target frame/,
  )
  await page.goto(pages.testnetSwap.path)
  const frame = page.getByTitle(campaign.swap.frameTitle)
  await expect(page.frameLocator('iframe').getByText('A third party’s widget')).toBeVisible()
  const address = new URL((await frame.getAttribute('src')) ?? '')
  expect(address.origin + address.pathname).toBe(`${thirdParty}/ipfs/widget.html`)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    v: '2',
    clientId: 'client of ours',
    primaryColor: 'red',
  })
  expect(JSON.parse(address.searchParams.get('chain') ?? '')).toEqual(describeChain(await readNetwork(baseURL)))
  await expect(frame).toHaveAttribute('allow', `clipboard-write ${thirdParty}`)
  await expect(frame).toHaveAttribute('sandbox', /allow-forms/)
  // The frame's sandbox blocks the navigation, and the browser reports it.
  await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`${baseURL}${pages.testnetSwap.path}`)
})

test('queries the code host directly if configured', async ({ page, expectMessage }) => {
  expectMessage(requestTo(host.url))
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  const lookupsBefore = host.requests().filter((path) => path === lookupPath).length

  await emulateDevice(page, devices.windowsChrome)
  await page.goto(pages.nodes.path)
  const links = releaseLinks(`${host.url}/${owner}/${name}`, { artifacts, tag: release.tag_name })
  await expect(page.getByRole('link', { name: downloads.windows })).toHaveAttribute('href', links.Windows)
  await expect(page.locator('#all-downloads').getByRole('status')).toContainText(allDownloads.direct)
  expect(requested.filter((url) => url.includes('/releases/latest'))).toEqual([host.url + lookupPath])
  expect(host.requests().filter((path) => path === lookupPath)).toHaveLength(lookupsBefore + 1)
})

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc),
  )
}

/** Starts a third-party widget on a separate origin, once for all tests. */
let startedThirdParty: Promise<string> | undefined
function thirdPartyUrl(): Promise<string> {
  startedThirdParty ??= (async () => {
    const port = await freePort()
    const body =
      '<!doctype html><title>w</title><p>A third party’s widget</p>' +
      '<button onclick="top.location.href=\'https://elsewhere.example\'">Leave</button>'
    createServer((_request, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end(body))
      .listen(port, '127.0.0.1')
      .unref()
    return `http://127.0.0.1:${port}`
  })()
  return startedThirdParty
}

/** The files that the operator's guide says to upload. */
const mediaFolder = join(import.meta.dirname, '../web/build/client')
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

type MediaHost = { url: string; requests: () => string[]; missing: () => string[]; close: () => Promise<void> }

/** Starts a host that serves media below a prefix and JSON documents at other paths, and records its requests. */
async function startMediaHost({
  prefix,
  documents,
}: {
  prefix: string
  documents: Record<string, unknown>
}): Promise<MediaHost> {
  const requests: string[] = []
  const missing: string[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://host').pathname
    if (request.method !== 'OPTIONS') requests.push(path)
    if (path in documents) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end(JSON.stringify(documents[path]))
      return
    }
    const isMedia = path.startsWith(`${prefix}/`)
    const body = isMedia ? await readFile(join(mediaFolder, path.slice(prefix.length))).catch(() => null) : null
    if (!body) missing.push(path)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: () => requests,
    missing: () => missing,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
