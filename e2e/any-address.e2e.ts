import { fillPlaceholders } from '@network-site/protocol/text'
import { artifacts } from '@network-site/site/downloads'
import { contact } from '@network-site/site/contact-words'
import { header } from '@network-site/site/site-chrome'
import { network } from '@network-site/site/network'
import { officialLinks } from '@network-site/site/official'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { expect, type Page } from '@playwright/test'
import { signIn } from './page-steps.ts'
import { startReverseProxy } from './reverse-proxy.ts'
import { test } from './fixtures.ts'
import { scanQrCode, startPhoneWallet } from './phone-wallet.ts'
import { secondName } from './global-setup.ts'
import { accountChip, amountField, fundFromFaucet, openSwapPage, matching } from './swap-steps.ts'
import { accountButton, mintedLink, mintItem, openMintPage, openMintPageAsGuest } from './wallet-steps.ts'

const token = network.token.symbol

const atAddress = test.extend<object>({
  baseURL: async ({}, use) => use(process.env['SITE_URL']?.replace('localhost', '127.0.0.1')),
})

/** Behind a proxy on another port, under another host name, over plain HTTP. */
const atSecondName = test.extend<{ proxyPort: number }>({
  proxyPort: async ({}, use) => {
    const proxy = await startReverseProxy(process.env['SITE_URL'] ?? '')
    await use(proxy.port)
    proxy.close()
  },
  baseURL: async ({ proxyPort }, use) => use(`http://${secondName}:${proxyPort}`),
})

atAddress('the whole site works at 127.0.0.1', async ({ page, baseURL }) => {
  await expectSiteWorks(page, baseURL)
})

atSecondName('the whole site works under another host name, behind a proxy without TLS', async ({ page, baseURL }) => {
  await page.goto('/')
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto])).toEqual([false, false])
  await expectSiteWorks(page, baseURL)
})

atSecondName('pairs a wallet on another device through the proxy', async ({ page, proxyPort }) => {
  const phone = await startPhoneWallet(`ws://127.0.0.1:${proxyPort}/sandbox/relay`, [network.testnet.id])
  await openMintPage(page)
  await page.getByRole('button', { name: walletWords.connect }).click()
  await page.getByRole('dialog').getByRole('button', { name: walletWords.walletConnect }).click()
  await phone.scan(await scanQrCode(page))
  await expect(accountButton(page)).toHaveAccessibleName(new RegExp(phone.address), { timeout: 30_000 })
  await mintItem(page, 4)
  await phone.close()
})

/** Runs every visitor flow on pages that may only send requests to their own origin. */
async function expectSiteWorks(page: Page, origin: string | undefined): Promise<void> {
  await page.goto(pages.viewMint.path)
  await expect(page.getByRole('link', { name: `${origin}${pages.mint.path}` })).toBeVisible()

  await page.goto(pages.officialLinks.path)
  const addresses = { opened: origin ?? '', official: process.env['SITE_URL'] ?? '' }
  await expect(page.getByText(fillPlaceholders(officialLinks.sections.domains.elsewhere, addresses))).toBeVisible()

  await openMintPageAsGuest(page)
  await mintItem(page, 3)
  await mintedLink(page, 3).click()
  await expect(page.getByRole('button', { name: /No\. 3$/ })).toContainText(
    fillPlaceholders(campaign.viewer.owned, { quantity: 1 }),
  )
  await expectShareLink(page, origin)

  const widget = await openSwapPage(page)
  await expect(accountChip(widget)).toBeVisible()
  await fundFromFaucet(widget)
  await amountField(widget).fill('0.01')
  await widget.getByRole('button', { name: `Buy ${token}` }).click()
  await expect(widget.getByText(matching(tokenWidget.status.received))).toBeVisible()

  await page.goto(pages.nodes.path)
  const file = page.getByRole('link', { name: artifacts.LinuxCli })
  // Until the settings have loaded, the link points to the code host.
  await expect(file).toHaveAttribute('href', new RegExp(`^${origin}/`))
  const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
  expect(await download.failure()).toBeNull()

  await openMintPage(page)
  await signIn(page)
  await expect(page).toHaveURL(`${origin}${pages.mint.path}`)

  await page.getByRole('button', { name: header.buildWithUs }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(contact.emailLabel).fill('studio@games.example')
  await form.getByLabel(contact.messageLabel).fill('Sent from another address.')
  await form.getByRole('button', { name: contact.send }).click()
  await expect(page.getByText(contact.sentToast)).toBeVisible()
  await expectPlainForm(page, origin)
}

/** Expects the copied share link to point to this origin. */
async function expectShareLink(page: Page, origin: string | undefined): Promise<void> {
  await page.getByRole('button', { name: campaign.viewer.share.action }).click()
  await page.evaluate(recordCopies)
  await page.getByRole('button', { name: campaign.viewer.share.copyLink }).click()
  await expect(page.getByText(campaign.viewer.share.copied)).toBeVisible()
  expect(await page.evaluate(() => window.name)).toMatch(new RegExp(`^${origin}/collection-card/0x`))
}

/** Runs in the page: records copied text from the Clipboard API, or from copy events in insecure contexts. */
function recordCopies(): void {
  if ('clipboard' in navigator) navigator.clipboard.writeText = async (text) => void (window.name = text)
  else
    window.addEventListener('copy', ({ clipboardData }) => (window.name = clipboardData?.getData('text/plain') ?? ''))
}

/** Expects a form posted without JavaScript to redirect to the same origin. */
async function expectPlainForm(page: Page, origin: string | undefined): Promise<void> {
  await page.setContent(
    `<form method="post" action="${origin}/f/build-with-us"><input name="email" value="plain@games.example">` +
      '<input name="message" value="Without script."><button>Send</button></form>',
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(`${origin}/f/build-with-us/thanks`)
}
