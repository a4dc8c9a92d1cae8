import { tokenMetadataSchema } from '@network-site/protocol/token-metadata'
import { releaseLinks } from '@network-site/protocol/release-links'
import { freePort } from '@network-site/sandbox/child-process'
import { allDownloads } from '@network-site/site/all-downloads'
import { artifacts, downloads } from '@network-site/site/downloads'
import { network } from '@network-site/site/network'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { expect, type Page } from '@playwright/test'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { devices, emulateDevice } from './devices.ts'
import { fullMotion, ownSiteTest } from './fixtures.ts'
import { loadEveryPicture } from './page-steps.ts'
import { askedOrigin } from './page-messages.ts'
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
/** A site whose media and swap widget are on other hosts, and whose visitors ask the code host themselves. */
const test = ownSiteTest(async () => {
  host = await startMediaHost({ prefix: folder, documents: { [lookupPath]: release } })
  return {
    // With a slash at the end, as people write it.
    MEDIA_BASE_URL: `${host.url}${folder}/`,
    SWAP_FRAME_URL: `${await thirdPartyUrl()}/ipfs/widget.html?v=2`,
    SWAP_CLIENT_ID: 'client of ours',
    RELEASES_LOOKUP: 'direct',
    RELEASES_API_URL: host.url,
    RELEASES_SITE_URL: host.url,
  }
})

test.afterAll(() => host.close())

/** What this origin still serves: code, and what browsers refuse from another origin (icon sprites, captions). */
const ownMedia = /^\/(assets\/|icons\/|video\/[\w-]+\.vtt$)/
const media = /\.(avif|webp|png|jpe?g|svg|mp4|webm|vtt|ico)$/

for (const { path, picture } of [pages.home, pages.nodes, pages.mint, pages.viewMint]) {
  test(`${path} takes its pictures and films from the host that is set`, async ({ page, site, expectMessage }) => {
    expectMessage(askedOrigin(host.url))
    const fromHere: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.origin === site.url && media.test(url.pathname)) fromHere.push(url.pathname)
    })
    await page.goto(path)
    await loadEveryPicture(page)
    expect(await brokenPictures(page)).toEqual([])
    const shared = page.locator('meta[property="og:image"]')
    await expect(shared).toHaveAttribute('content', `${host.url}${folder}${picture.src}`)

    expect(host.missed()).toEqual([])
    expect(fromHere.filter((asked) => !ownMedia.test(asked))).toEqual([])
  })
}

test.describe('with films', () => {
  test.use({ playsFilms: true, ...fullMotion })

  test('the films play from there too', async ({ page, expectMessage }) => {
    expectMessage(askedOrigin(host.url))
    await page.goto('/')
    const film = page.locator('#introducing video')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
    expect(await film.evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(`${host.url}${folder}/video/`)
  })
})

test('token metadata names the same host', async ({ request }) => {
  const { image } = tokenMetadataSchema.parse(await (await request.get('/metadata/7.json')).json())
  expect(image).toBe(`${host.url}${folder}/mint-nft-pfps/7.png`)
  const answer = await request.get(image)
  expect(answer.status()).toBe(200)
})

test('a third party’s widget is framed where one is set, told the same, and kept apart', async ({
  page,
  baseURL,
  expectMessage,
}) => {
  const thirdParty = await thirdPartyUrl()
  expectMessage(
    askedOrigin(host.url),
    askedOrigin(thirdParty),
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
  // It tries to navigate the page. The frame's sandbox attribute prevents it, and the browser reports it.
  await page.frameLocator('iframe').getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(`${baseURL}${pages.testnetSwap.path}`)
})

test('a setting sends the browser straight to the code host', async ({ page, expectMessage }) => {
  expectMessage(askedOrigin(host.url))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const askedBefore = host.asked().filter((path) => path === lookupPath).length

  await emulateDevice(page, devices.windowsChrome)
  await page.goto(pages.nodes.path)
  const links = releaseLinks(`${host.url}/${owner}/${name}`, { artifacts, tag: release.tag_name })
  await expect(page.getByRole('link', { name: downloads.windows })).toHaveAttribute('href', links.Windows)
  await expect(page.locator('#all-downloads').getByRole('status')).toContainText(allDownloads.direct)
  expect(asked.filter((url) => url.includes('/releases/latest'))).toEqual([host.url + lookupPath])
  expect(host.asked().filter((path) => path === lookupPath)).toHaveLength(askedBefore + 1)
})

function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].filter((picture) => picture.naturalWidth === 0).map((picture) => picture.currentSrc),
  )
}

/** A third party's widget, on an origin of its own for as long as the tests run. */
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

/** As the operator's guide says: the site's media, and what the build made of it. */
const mediaFolder = join(import.meta.dirname, '../web/build/client')
const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
}

type MediaHost = { url: string; asked: () => string[]; missed: () => string[]; close: () => Promise<void> }

type Options = {
  prefix: string
  /** What it answers at other paths, to pages of any origin. */
  documents?: Record<string, unknown>
}

/** A host of the operator's media under a folder, as a CDN. It records its requests, except preflights. */
async function startMediaHost({ prefix, documents = {} }: Options): Promise<MediaHost> {
  const asked: string[] = []
  const missed: string[] = []
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '', 'http://host').pathname
    if (request.method !== 'OPTIONS') asked.push(path)
    if (path in documents) {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end(JSON.stringify(documents[path]))
      return
    }
    const isOurs = path.startsWith(`${prefix}/`)
    const body = isOurs ? await readFile(join(mediaFolder, path.slice(prefix.length))).catch(() => null) : null
    if (!body) missed.push(path)
    response.writeHead(body ? 200 : 404, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
    response.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    missed: () => missed,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
