import { fillPlaceholders } from '@network-site/protocol/text'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { expect, type APIResponse, type Page } from '@playwright/test'
import { networkDocumentSchema } from '@network-site/protocol/settings'
import { testnetTokenAbi } from '@network-site/contracts/testnet-token-abi'
import { collectionAbi } from '@network-site/contracts/collection-abi'
import { createPublicClient, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { test as base, shareInFile } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import {
  findLeaks,
  findNamesInCode,
  fixedApiPath,
  foreignWords,
  type ForeignWords,
  readPage,
  readSiteWords,
  withoutFixedPath,
} from './second-network/find-leaks.ts'
import { runSecondNetwork, type SecondNetwork } from './second-network/run-second-network.ts'

/** Low limits that a few requests exceed. */
const limits = { MINT_REQUESTS_PER_MINUTE: '30', FORM_REQUESTS_PER_HOUR: '6' }
const repositoryRoot = join(import.meta.dirname, '..')

/** Shared by all tests, because it draws 200 pictures and builds the site. */
const secondNetwork = shareInFile(
  async () => {
    const second = await runSecondNetwork(limits)
    const foreign = foreignWords({ foreign: await readSiteWords(repositoryRoot), own: second.words })
    return { ...second, foreign }
  },
  ({ stop }) => stop(),
)
const test = base.extend<{ second: SecondNetwork & { foreign: ForeignWords } }>({
  second: async ({}, use) => use(secondNetwork.get()),
  baseURL: async ({}, use) => use(secondNetwork.peek()?.site.url),
})

test('no page of a second network shows words of the first', async ({ page, second, expectMessage }) => {
  const { pages, brand, paths } = second.words
  // The sign-in was not started, and the widget works only in a frame.
  expectMessage(/^Sign-in was not completed/, failedRequest(paths.tokenWidget, 403))
  const leaks: Record<string, string[]> = {}
  for (const { path, title } of Object.values(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    // The sign-in redirects to the mint page, and the widget shows an error.
    const isShown = path !== paths.socialReturn && path !== paths.tokenWidget
    if (isShown) await expect(page).toHaveTitle(title)
    leaks[path] = findLeaks(await readPage(page), second.foreign)
    if (isShown) {
      const german = `/de${path === '/' ? '' : path}`
      await page.goto(german, { waitUntil: 'networkidle' })
      leaks[german] = findLeaks(await readPage(page), second.foreign)
    }
  }
  expect(leaks).toEqual(Object.fromEntries(Object.keys(leaks).map((path) => [path, []])))
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('img', { name: brand.name })).toBeVisible()
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--brand-accent'),
  )
  expect(accent).toBe(second.words.palette.accent)
})

test('a guest mints and sees the item in the viewer', async ({ page, second }) => {
  const { campaign, paths, walletWords } = second.words
  await page.goto(paths.mint)
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expectOwnWords(page, second)
  await page.getByRole('dialog').getByRole('button', { name: walletWords.guest.name }).click()
  await page.getByRole('button', { name: `${campaign.mint.mint} 7`, exact: true }).click()
  await page.getByRole('link', { name: `${campaign.mint.viewMint} 7`, exact: true }).click()
  await expect(page).toHaveURL(second.site.url + paths.viewMint)
  await expect(page.getByRole('button', { name: /No\. 7$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 1 }),
  )
  await page.getByRole('button', { name: /No\. 7$/ }).click()
  await expect(page.getByRole('dialog')).toContainText(second.words.collectionItems[6]?.name ?? '')
  await expectOwnWords(page, second)
})

test('the contact form sends an email with the second network’s words', async ({ page, request, second }) => {
  const { brand, contact, header, paths } = second.words
  await page.goto(paths.nodes)
  await page.getByRole('banner').getByRole('button', { name: header.buildWithUs }).click()
  const dialog = page.getByRole('dialog', { name: contact.title })
  await dialog.getByLabel(contact.emailLabel).fill('skipper@games.example')
  await dialog.getByLabel(contact.messageLabel, { exact: true }).fill('We have a boat.')
  await dialog.getByRole('button', { name: contact.send, exact: true }).click()
  await expect(page.getByText(contact.sentToast)).toBeVisible()
  await expectOwnWords(page, second)
  const mailbox = async () => (await request.get('/sandbox/mailbox/messages.json')).text()
  await expect.poll(mailbox).toContain('We have a boat.')
  const mail = await mailbox()
  expect(mail).toContain(brand.contactEmail)
  expect(findLeaks(mail, second.foreign)).toEqual([])
})

test('metadata, contracts, and documents describe the second network', async ({ request, second }) => {
  const { network, collectionItems, brand } = second.words
  const facts = networkDocumentSchema.parse(await (await request.get('/network.json')).json())
  expect(facts).toMatchObject({ chain: { id: network.testnet.id, name: network.testnet.name } })
  expect(facts.signingMessage).toBe(network.signingMessage)

  const chain = createPublicClient({ transport: http(`${second.site.url}/rpc`) })
  const collection = { address: facts.contracts.collection, abi: collectionAbi } as const
  const token = { address: facts.contracts.token, abi: testnetTokenAbi } as const
  expect(await chain.getChainId()).toBe(network.testnet.id)
  expect(await chain.readContract({ ...collection, functionName: 'name' })).toBe(network.collection.name)
  expect(await chain.readContract({ ...token, functionName: 'name' })).toBe(network.token.name)
  expect(await chain.readContract({ ...token, functionName: 'symbol' })).toBe(network.token.symbol)
  const uri = await chain.readContract({ ...collection, functionName: 'uri', args: [42n] })
  const item = await request.get(uri.replace('{id}', (42).toString(16).padStart(64, '0')))
  expect(await item.json()).toMatchObject({ name: expect.stringContaining(collectionItems[41]?.name ?? '') })

  const documents = [
    '/network.json',
    '/settings.json',
    '/network/chain.json',
    '/network/add-chain.json',
    '/network/tokenlist.json',
    '/llms.txt',
    '/site.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
  ]
  const answers = [
    item,
    ...(await inSequence(['/.well-known/security.txt', '/metrics', '/healthz', ...documents], (path) =>
      request.get(path),
    )),
  ]
  expect(await leaksIn(answers, second)).toEqual([])
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { name: string }
  expect(manifest.name).toBe(brand.name)
})

test('errors and sandbox pages do not mention the first network', async ({ request, second }) => {
  const { network } = second.words
  const account = privateKeyToAccount(generatePrivateKey())
  const signature = await account.signMessage({ message: network.signingMessage })
  const mint = (data: object) => request.post(`${fixedApiPath}/remote-mint`, { data })
  const form = { email: 'skipper@games.example', message: 'Once more.' }
  const html = { accept: 'text/html' }
  const answers = [
    await mint({}),
    await mint({ signature: `0x${'1'.repeat(130)}`, tokenIndex: 1 }),
    await mint({ signature, tokenIndex: 43 }),
    await mint({ signature, tokenIndex: 3 }),
    await mint({ signature, tokenIndex: 3 }),
    await request.post('/f/another-form', { data: form }),
    await request.post('/f/build-with-us', { data: { email: 'not-an-email' } }),
    await request.post('/f/build-with-us', { form: { email: 'not-an-email' }, headers: html }),
    await request.post('/f/build-with-us', { form, headers: html }),
    await request.post('/faucet', { data: {} }),
    await request.post('/rpc', { data: { jsonrpc: '2.0', id: 1, method: 'eth_sign', params: [] } }),
    ...(await inSequence(
      [
        '/no/such/thing',
        '/get-twitter-token',
        '/social/me',
        '/metadata/99.json',
        '/collection-card/not-an-address',
        '/releases/latest',
        '/sandbox',
        '/sandbox/mailbox',
        '/sandbox/no-such-stand-in',
      ],
      (path) => request.get(path),
    )),
    // Exceed both rate limits.
    ...(await inSequence(Array.from({ length: 30 }), () => mint({}))),
    ...(await inSequence(Array.from({ length: 6 }), () => request.post('/f/build-with-us', { data: {} }))),
  ]
  const statuses = new Set(answers.map((answer) => answer.status()))
  for (const status of [200, 400, 401, 404, 409, 429]) expect(statuses).toContain(status)
  expect(await leaksIn(answers, second)).toEqual([])
})

test('the build contains only pictures and words of the second network', async ({ page, second }) => {
  const built = filesUnder(join(second.root, 'web/build/client'))
  const firstMedia = new Set(filesUnder(join(repositoryRoot, 'site/media')).map(digestOf))
  // Both networks share the icons of the platforms they link to.
  const shared = built.filter((file) => firstMedia.has(digestOf(file))).map((file) => file.split('client')[1])
  expect(shared).toEqual([second.words.brand.linkIcons])

  const readable = built.filter((file) =>
    ['.html', '.js', '.css', '.svg', '.json', '.xml', '.vtt'].includes(extname(file)),
  )
  const leaks = readable.flatMap((file) => findLeaks(readFileSync(file, 'utf8'), { ...second.foreign, nameWords: [] }))
  expect([...new Set(leaks)]).toEqual([])

  await page.goto('/')
  const card = `/collection-card/${privateKeyToAccount(generatePrivateKey()).address}.jpg`
  const accent = Array.from(Buffer.from(second.words.palette.accent.slice(1), 'hex'))
  const drawn = await page.evaluate(colorAtTop, card)
  // JPEG compression changes colors slightly.
  for (const [at, level] of accent.entries()) expect(Math.abs(level - (drawn[at] ?? 0))).toBeLessThan(8)
})

test('public identifiers do not contain names of the first network', async ({ request, second }) => {
  const read = (path: string) => readFileSync(join(second.root, path), 'utf8')
  const built = filesUnder(join(second.root, 'web/build/client'))
  const builtTexts = (ending: string) =>
    built.filter((file) => file.endsWith(ending)).map((file) => readFileSync(file, 'utf8'))
  const places: Record<string, string[]> = {
    '/openapi.json': [await (await request.get('/openapi.json')).text()],
    '/docs/api': [await (await request.get('/docs/api')).text()],
    'names of built files': built.map((file) => relative(second.root, file)),
    'CSS classes': [
      ...builtTexts('.css').flatMap((css) => css.match(/\.-?[_a-zA-Z][\w-]*/g) ?? []),
      ...builtTexts('.html').flatMap((html) => html.match(/ (?:class|id)="[^"]*"/g) ?? []),
    ],
    scripts: builtTexts('.js'),
    'environment variables': [read('.env.example'), read('docs/reference/environment.md')],
    contracts: filesUnder(join(second.root, 'contracts/src')).flatMap((file) => [
      basename(file),
      ...(readFileSync(file, 'utf8').match(/\b(?:contract|interface|library|error|event|function) \w+/g) ?? []),
    ]),
  }
  for (const [place, texts] of Object.entries(places)) expect(texts.join(''), place).not.toBe('')
  const leaks = Object.entries(places).flatMap(([place, texts]) =>
    findNamesInCode(withoutFixedPath(texts.join('\n')), second.foreign).map((name) => `${place}: ${name}`),
  )
  expect(leaks).toEqual([])
  // The search finds the first network's names in its own site.
  const firstNames = ['brand', 'network'].map((name) =>
    readFileSync(join(repositoryRoot, `site/src/${name}.ts`), 'utf8'),
  )
  expect(findNamesInCode(firstNames.join('\n'), second.foreign).length).toBeGreaterThanOrEqual(4)
})

async function expectOwnWords(page: Page, second: { foreign: ForeignWords }): Promise<void> {
  expect(findLeaks(await readPage(page), second.foreign)).toEqual([])
}

/** Finds leaks in responses, except in the API paths and keys that all networks share. */
async function leaksIn(answers: APIResponse[], second: { foreign: ForeignWords }): Promise<string[]> {
  const found = await inSequence(answers, async (answer) => {
    const headers = answer.headersArray().map(({ value }) => value)
    const withoutKeys = (await answer.text()).replaceAll(/"\w+":/g, '')
    const words = withoutFixedPath([...headers, withoutKeys].join('\n'))
    return findLeaks(words, second.foreign).map((leak) => `${answer.url()}: ${leak}`)
  })
  return [...new Set(found.flat())]
}

/** Runs one at a time, because the order decides which requests exceed a limit. */
async function inSequence<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function digestOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

/** Runs in the page: returns the color at the top of an image as RGB. */
async function colorAtTop(src: string): Promise<number[]> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  const context = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(picture, picture.naturalWidth / 2, 1, 1, 1, 0, 0, 1, 1)
  return Array.from(context.getImageData(0, 0, 1, 1).data)
}
