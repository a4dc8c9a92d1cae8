import { progressSchema } from '@network-site/protocol/progress'
import { brand } from '@network-site/site/brand'
import { connectedAccount } from '@network-site/site/connected-account-words'
import { guestWords } from '@network-site/site/guest-words'
import { network } from '@network-site/site/network'
import { pages } from '@network-site/site/pages'
import { passkeyWords } from '@network-site/site/passkey-words'
import { progressWords } from '@network-site/site/progress-words'
import { quests } from '@network-site/site/quests'
import { rankPanelWords } from '@network-site/site/rank-panel'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { walletDialog } from '@network-site/site/wallet-dialog'
import { expect, type Page } from '@playwright/test'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { expectAccessibleAtAnyWidth } from './expect-accessible.ts'
import { ownSiteTest } from './fixtures.ts'
import { signIn } from './page-steps.ts'
import { installPasskeys } from './passkeys.ts'
import { siteChain } from './site-processes.ts'
import { amountField, fundFromFaucet, matching, openSwapPage } from './swap-steps.ts'
import {
  accountButton,
  connect,
  count,
  mintAllButton,
  mintButton,
  mintItem,
  openMintPage,
  todayCount,
} from './wallet-steps.ts'

/** A separate site, because a test moves the chain's clock. */
const test = ownSiteTest({ FAUCET_PROOF_OF_WORK: '200' })

const { choices, passkey } = guestWords
const openDialog = '[role=dialog]'

test('restores a wallet after all site data is deleted, and its streak continues', async ({ page, request, site }) => {
  const passkeys = await installPasskeys(page)
  const chain = siteChain(site.pid)
  const { endsAt } = progressSchema.parse(await (await request.get(`/progress/0x${'5'.repeat(40)}`)).json()).today
  // Start an hour into the next day, so that no day ends during a mint.
  await chain.moveTime(Math.ceil((Date.parse(endsAt) - Date.now()) / 1000) + 3600)

  await openMintPage(page)
  await connect(page, passkey.name)
  const address = await connectedAddress(page)
  await mintAll(page)
  const [created] = await passkeys.list()
  expect(created).toMatchObject({ isResidentCredential: true, rpId: 'localhost' })
  expect(created?.userName).toMatch(new RegExp(`^${brand.name} guest wallet, \\w+ \\d`))

  await passkeys.clearSiteData()
  await page.reload()
  await expect(page.getByRole('button', { name: walletWords.connect })).toBeVisible()
  await connect(page, choices.restore)
  expect(await connectedAddress(page)).toBe(address)
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))

  await chain.moveTime(86_400)
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(0))
  await mintAll(page)
  await page.goto(pages.progress.path)
  const { title, current } = progressWords.streak
  const days = page
    .getByRole('region', { name: title })
    .locator('div')
    .filter({ has: page.getByText(current) })
  await expect(days.last()).toContainText('2')
})

test('shows the wallet as connected after a reload and asks for the passkey at the first signature', async ({
  page,
}) => {
  const passkeys = await installPasskeys(page)
  await openMintPage(page)
  await connect(page, passkey.name)
  const address = await connectedAddress(page)
  await mintItem(page, 1)
  await page.reload()
  expect(await connectedAddress(page)).toBe(address)
  await expect(page.getByText(passkey.notice)).toBeVisible()
  const usesBefore = await passkeys.countUses()
  await mintItem(page, 2)
  expect(await passkeys.countUses()).toBe(usesBefore + 1)
  await mintItem(page, 3)
  expect(await passkeys.countUses()).toBe(usesBefore + 1)

  await test.step('exports a key that is in no storage', async () => {
    await page.reload()
    await accountButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: guestWords.exportKey }).click()
    await page.getByRole('button', { name: guestWords.reveal }).click()
    const [key = ''] = /0x[0-9a-f]{64}/.exec(await page.getByText(/^0x[0-9a-f]{64}$/).innerText()) ?? []
    expect(privateKeyToAddress(key as `0x${string}`)).toBe(address)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored).toContain(address)
    expect(stored).not.toContain(key.slice(2))
  })
})

test('keeps the key in memory only until the wallet is disconnected', async ({ page }) => {
  const passkeys = await installPasskeys(page)
  await openMintPage(page)
  await connect(page, passkey.name)
  const address = await connectedAddress(page)
  await accountButton(page).click()
  await page.getByRole('button', { name: walletDialog.account.disconnect }).click()
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(walletDialog.connect.lastUsed)).toHaveCount(1)

  await test.step('does not create a second passkey in the same password manager', async () => {
    await dialog.getByRole('button', { name: passkey.name }).click()
    await expect(dialog.getByRole('alert')).toContainText(passkeyWords.errors.exists)
    expect(await passkeys.list()).toHaveLength(1)
  })
  const usesBefore = await passkeys.countUses()
  await dialog.getByRole('button', { name: passkey.restore }).click()
  expect(await connectedAddress(page)).toBe(address)
  expect(await passkeys.countUses()).toBe(usesBefore + 1)
})

test('returns the card to idle if the prompt is closed, and connects after a closed prompt', async ({ page }) => {
  const passkeys = await installPasskeys(page)
  await openMintPage(page)
  await page.evaluate(closeNextPrompt)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: passkey.name }).click()
  await expect(dialog.getByRole('alert')).toContainText(passkeyWords.errors.closed)
  expect(await passkeys.list()).toEqual([])
  await dialog.getByRole('button', { name: walletDialog.asking.retry }).click()
  await expect(accountButton(page)).toBeVisible()

  await page.reload()
  const requests = recordMints(page)
  await expect(mintButton(page, 4)).toBeEnabled()
  await page.evaluate(closeNextPrompt)
  await mintButton(page, 4).click()
  await expect(page.getByText(passkeyWords.errors.closed)).toBeVisible()
  await expect(mintButton(page, 4)).toBeEnabled()
  expect(requests).toEqual([])
  await mintItem(page, 4)

  await page.reload()
  requests.length = 0
  await passkeys.refuseVisitor()
  await mintButton(page, 5).click()
  await expect(page.getByText(passkeyWords.errors.closed)).toBeVisible()
  await expect(mintButton(page, 5)).toBeEnabled()
  expect(requests).toEqual([])
})

test('signs nothing with the passkey of another person', async ({ page }) => {
  const passkeys = await installPasskeys(page)
  await openMintPage(page)
  await connect(page, passkey.name)
  const address = await connectedAddress(page)
  await passkeys.deleteAll()
  await page.evaluate(createAnotherPasskey)
  const requests = recordMints(page)

  await page.reload()
  await mintButton(page, 1).click()
  await expect(page.getByText(passkeyWords.errors.closed)).toBeVisible()

  // A password manager that offers every passkey of the site.
  await page.addInitScript(ignoreAllowedPasskeys)
  await page.reload()
  await mintButton(page, 1).click()
  await expect(page.getByText(passkeyWords.errors.otherWallet)).toBeVisible()
  await expect(mintButton(page, 1)).toBeEnabled()
  expect(await connectedAddress(page)).toBe(address)
  expect(requests).toEqual([])
})

test('asks a second time on platforms that evaluate the function only after creation', async ({ page }) => {
  const passkeys = await installPasskeys(page)
  await page.addInitScript(withoutResultsAtCreation)
  await openMintPage(page)
  await connect(page, passkey.name)
  const address = await connectedAddress(page)
  await passkeys.clearSiteData()

  await test.step('a closed second prompt does not create another passkey', async () => {
    await passkeys.deleteAll()
    await page.addInitScript(closeSecondPrompt)
    await page.reload()
    await page.getByRole('button', { name: walletWords.connect }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: passkey.name }).click()
    await expect(dialog.getByRole('alert')).toContainText(passkeyWords.errors.unconfirmed)
    await expectAccessibleAtAnyWidth(page, openDialog)
    await dialog.getByRole('button', { name: passkey.confirm }).click()
    expect(await connectedAddress(page)).not.toBe(address)
    expect(await passkeys.list()).toHaveLength(1)
  })
})

test('offers a guest wallet in the browser if the new passkey cannot keep one', async ({ page }) => {
  const passkeys = await installPasskeys(page, { hasPrf: false })
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: passkey.name }).click()
  await expect(dialog.getByRole('alert')).toContainText(passkeyWords.errors.noPrf)
  expect(await passkeys.list()).toHaveLength(1)
  await expectAccessibleAtAnyWidth(page, openDialog)
  await dialog.getByRole('button', { name: passkey.browser }).click()
  await expect(page.getByText(guestWords.notice)).toBeVisible()
  await mintItem(page, 1)
})

test('explains why a browser without the extension offers no passkey', async ({ page }) => {
  await page.addInitScript(() => {
    PublicKeyCredential.getClientCapabilities = async () => ({ 'extension:prf': false })
  })
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expectNoPasskey(page, guestWords.unsupported.unsupportedBrowser)
})

test.describe('in the browser of a messenger on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 8; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  })

  test('offers to open the page in the visitor’s browser', async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'PublicKeyCredential', { value: undefined })
      Object.defineProperty(navigator, 'platform', { get: () => 'Linux armv81' })
    })
    await openMintPage(page)
    await page.getByRole('button', { name: walletWords.connect }).click()
    await expectNoPasskey(page, guestWords.unsupported.inAppBrowser)
    const dialog = page.getByRole('dialog')
    const { host } = new URL(baseURL ?? '')
    const link = new RegExp(`^intent://${host}${pages.mint.path}#Intent;scheme=http;.*;end$`)
    await expect(dialog.getByRole('link', { name: guestWords.openBrowser })).toHaveAttribute('href', link)
    await expect(dialog.getByRole('button', { name: guestWords.copyLink })).toBeVisible()
    await expectAccessibleAtAnyWidth(page, openDialog)
  })
})

test('offers no passkey at an IP address', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url.replace('localhost', '127.0.0.1') })
  const page = await context.newPage()
  await installPasskeys(page)
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  await expectNoPasskey(page, guestWords.unsupported.noDomain)
  await page.getByRole('dialog').getByRole('button', { name: walletWords.guest.name }).click()
  await mintItem(page, 1)
  await context.close()
})

test('swaps with a passkey in the frame of the swap page', async ({ page }) => {
  await installPasskeys(page)
  const widget = await openSwapPage(page, passkey.name)
  await fundFromFaucet(widget)
  await amountField(widget).fill('0.01')
  await widget.getByRole('button', { name: `Buy ${network.token.symbol}` }).click()
  await expect(widget.getByText(matching(tokenWidget.status.received))).toBeVisible()
})

test('signs a name and connects an account with a passkey', async ({ page }) => {
  const passkeys = await installPasskeys(page)
  await openMintPage(page)
  await connect(page, passkey.name)
  await mintItem(page, 2)
  await signIn(page)
  await page.goto(pages.progress.path)
  const usesBefore = await passkeys.countUses()
  const form = page.getByRole('region', { name: rankPanelWords.name.title })
  const name = `Key ${Date.now().toString(36)}`
  await form.getByLabel(rankPanelWords.name.label, { exact: true }).fill(name)
  await page.keyboard.press('Enter')
  await expect(form.getByText(rankPanelWords.name.done.replace('{name}', name))).toBeVisible()

  const account = quests.list.find(({ rule }) => rule.kind === 'account')?.title ?? ''
  const quest = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: account }) })
  await quest.getByRole('button', { name: connectedAccount.connect }).click()
  await expect(page.getByText(connectedAccount.connected)).toBeVisible()
  expect(await passkeys.countUses()).toBe(usesBefore + 1)
})

test('works by keyboard, and every view is accessible', async ({ page }) => {
  test.setTimeout(240_000)
  await installPasskeys(page)
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem').first()).toContainText(passkey.name)
  await expectAccessibleAtAnyWidth(page, openDialog)
  const option = dialog.getByRole('button', { name: passkey.name })
  while (!(await option.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(accountButton(page)).toBeFocused()
  await expectAccessibleAtAnyWidth(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText(passkey.notice)
  await expectAccessibleAtAnyWidth(page, openDialog)
})

test('announces the wait for a prompt, and going back discards its result', async ({ page }) => {
  const passkeys = await installPasskeys(page)
  await page.addInitScript(holdPrompts)
  await openMintPage(page)
  await page.evaluate(createAnotherPasskey)
  const usesBefore = await passkeys.countUses()
  await page.getByRole('button', { name: walletWords.connect }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: choices.restore }).click()
  await expect(dialog.getByRole('status')).toContainText(passkey.body)
  await expect(dialog.getByRole('heading', { name: passkey.restoreTitle })).toBeVisible()
  await expectAccessibleAtAnyWidth(page, openDialog)
  await dialog.getByRole('button', { name: walletDialog.back }).click()
  await dialog.getByRole('button', { name: walletWords.guest.name }).click()
  await expect(page.getByText(guestWords.notice)).toBeVisible()
  const address = await connectedAddress(page)
  await page.evaluate(() => window.dispatchEvent(new Event('release-prompts')))
  await expect.poll(() => passkeys.countUses()).toBe(usesBefore + 1)
  await mintItem(page, 1)
  expect(await connectedAddress(page)).toBe(address)
})

test('keeps the key of an existing guest, explains once how to back it up, and asks to keep the storage', async ({
  page,
}) => {
  const key = generatePrivateKey()
  await page.addInitScript(countStorageRequests)
  await openMintPage(page)
  await page.evaluate((stored) => localStorage.setItem('burnerWallet.pk', stored), key)
  await connect(page, walletWords.guest.name)
  expect(await connectedAddress(page)).toBe(privateKeyToAddress(key))
  expect(await page.evaluate(() => window.name)).toBe('persist')
  await expect(page.getByText(guestWords.backup)).toBeVisible()
  await page.getByRole('button', { name: guestWords.backupDone }).click()
  await expect(page.getByText(guestWords.backup)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(guestWords.notice)).toBeVisible()
  await expect(page.getByText(guestWords.backup)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('burnerWallet.pk'))).toBe(key)
})

test('asks to keep the storage of a passkey guest', async ({ page }) => {
  await page.addInitScript(countStorageRequests)
  await installPasskeys(page)
  await openMintPage(page)
  await connect(page, passkey.name)
  expect(await page.evaluate(() => window.name)).toBe('persist')
})

async function connectedAddress(page: Page): Promise<string> {
  await expect(accountButton(page)).toBeVisible()
  const [address = ''] = /0x[0-9a-fA-F]{40}/.exec((await accountButton(page).textContent()) ?? '') ?? []
  expect(address).not.toBe('')
  return address
}

async function mintAll(page: Page): Promise<void> {
  await mintAllButton(page).click()
  await expect(todayCount(page)).toHaveAttribute('aria-valuetext', count(42))
}

function recordMints(page: Page): string[] {
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /remote-mint|\/mints$/.test(request.url())) posted.push(request.url())
  })
  return posted
}

async function expectNoPasskey(page: Page, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(reason)).toBeVisible()
  await expect(dialog.getByRole('button', { name: walletWords.guest.name })).toBeVisible()
  await expect(dialog.getByRole('button', { name: passkey.name })).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: choices.restore })).toHaveCount(0)
}

/** Runs in the page: creates a passkey of this site that is not this visitor's. */
async function createAnotherPasskey(): Promise<void> {
  const name = 'Another person'
  await navigator.credentials.create({
    publicKey: {
      rp: { name, id: location.hostname },
      user: { id: new Uint8Array(16), name, displayName: name },
      challenge: new Uint8Array(32),
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      extensions: { prf: {} },
    },
  })
}

/** Runs in the page. */
function ignoreAllowedPasskeys(): void {
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = (options) =>
    get(options?.publicKey ? { ...options, publicKey: { ...options.publicKey, allowCredentials: [] } } : options)
}

/** Runs in the page. */
function withoutResultsAtCreation(): void {
  const create = navigator.credentials.create.bind(navigator.credentials)
  navigator.credentials.create = async (options) => {
    const credential = await create(options)
    return credential && Object.assign(credential, { getClientExtensionResults: () => ({ prf: { enabled: true } }) })
  }
}

/** Runs in the page: the next prompt ends as if the visitor had closed it. */
function closeNextPrompt(): void {
  const { credentials } = navigator
  const create = credentials.create.bind(credentials)
  const get = credentials.get.bind(credentials)
  const close = async () => {
    Object.assign(credentials, { create, get })
    throw new DOMException('Closed.', 'NotAllowedError')
  }
  Object.assign(credentials, { create: close, get: close })
}

/** Runs in the page: the first prompt for an existing passkey ends as if the visitor had closed it. */
function closeSecondPrompt(): void {
  const { credentials } = navigator
  const get = credentials.get.bind(credentials)
  credentials.get = async () => {
    credentials.get = get
    throw new DOMException('Closed.', 'NotAllowedError')
  }
}

/** Runs in the page: leaves prompts open until the test dispatches an event. */
function holdPrompts(): void {
  const get = navigator.credentials.get.bind(navigator.credentials)
  navigator.credentials.get = async (options) => {
    await new Promise((resolve) => addEventListener('release-prompts', resolve))
    return get(options)
  }
}

/** Runs in the page. */
function countStorageRequests(): void {
  navigator.storage.persist = async () => {
    window.name = 'persist'
    return true
  }
}
