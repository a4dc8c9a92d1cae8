import { fillPlaceholders } from '@network-site/protocol/text'
import { mailboxMessagesSchema } from '@network-site/sandbox/mailbox/mailbox'
import { artifacts } from '@network-site/site/downloads'
import { campaign } from '@network-site/site/campaign'
import { contact } from '@network-site/site/contact-words'
import { hero, node } from '@network-site/site/home-page'
import { guestWords } from '@network-site/site/guest-words'
import { network } from '@network-site/site/network'
import { nodesLanding } from '@network-site/site/nodes-page'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { progressStripWords } from '@network-site/site/progress-strip'
import { progressWords } from '@network-site/site/progress-words'
import { reminderWords } from '@network-site/site/reminder-words'
import { header } from '@network-site/site/site-chrome'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { walletWords } from '@network-site/site/wallet'
import { expect } from '@playwright/test'
import { test } from './engine-test.ts'
import { takeErrors } from './recorded-errors.ts'
import { expectText } from './visitor.ts'

const guest = walletWords.guest.name
const token = network.token.symbol

test('home: leads to every section, to another page, and back to the same place', async ({ visitor }) => {
  await visitor.open(paths.home)
  await expectText(visitor, hero.headline)
  const position = () => visitor.read(() => window.scrollY)
  for (const { title } of header.sections.toReversed()) {
    const before = await position()
    await visitor.press('link', title)
    await expect.poll(position).not.toBe(before)
  }
  await visitor.press('link', node.more)
  await expectText(visitor, nodesLanding.hero.title)
  expect(await position()).toBe(0)
  await visitor.read(() => history.back())
  await expectText(visitor, hero.headline)
  await expect.poll(position).toBeGreaterThan(500)
  expect(await visitor.read(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test('mint: a guest mints all 42, sees them in the viewer, and starts a streak', async ({ visitor }) => {
  await visitor.open(pages.mint.path)
  await visitor.press('button', walletWords.connect)
  await expectText(visitor, guest)
  const { unsupported, passkey } = guestWords
  await expectText(visitor, (await visitor.read(hasPasskeys)) ? passkey.name : unsupported.unsupportedBrowser)
  await visitor.press('button', guest)
  await expectText(visitor, guestWords.notice)
  await visitor.press('button', campaign.mint.all.action)
  await expectText(visitor, campaign.mint.all.done)

  await visitor.press('link', `${campaign.mint.viewMint} 7`)
  await expectText(visitor, campaign.viewer.title)
  await expectText(visitor, fillPlaceholders(campaign.viewer.completion.count, { collected: 42, total: 42 }))

  await visitor.open(pages.mint.path)
  // The link moves when the streak appears next to it.
  await expectText(visitor, progressStripWords.streak.replace('{count}', '1'))
  await visitor.press('link', progressStripWords.action)
  const { today, streak } = progressWords
  await expectText(visitor, today.count.replace('{minted}', '42').replace('{total}', '42'))
  await expectText(visitor, streak.safe)
  if (await visitor.read(() => !('Notification' in window))) {
    await visitor.press('button', reminderWords.title)
    await visitor.press('button', reminderWords.notification.action)
    await expectText(visitor, reminderWords.notification.unsupported)
  }
})

/** Runs in the page. */
async function hasPasskeys(): Promise<boolean> {
  if (!('PublicKeyCredential' in window)) return false
  const capabilities = await PublicKeyCredential.getClientCapabilities()
  return capabilities['extension:prf'] === true
}

test('swap: a guest uses the faucet and buys tokens', async ({ visitor }) => {
  await visitor.open(pages.testnetSwap.path)
  await expectText(visitor, campaign.swap.title)
  await expect.poll(() => visitor.read(() => document.querySelectorAll('iframe').length)).toBe(1)
  const widget = await visitor.inFrame(campaign.swap.frameTitle)
  await widget.press('button', tokenWidget.action.connect)
  await widget.press('button', guest)
  await widget.press('button', tokenWidget.faucet.ask.replace('{amount}', '0.1'))
  await expectText(widget, tokenWidget.faucet.given.replace('{amount}', '0.1 ETH'))
  await widget.fill(tokenWidget.card.pay, '0.05')
  await widget.press('button', `Buy ${token}`)
  await expectText(widget, `You received 50 ${token} for 0.05 ETH.`)
})

test('contact: sends a message once', async ({ visitor, baseURL }) => {
  const sender = `studio.${crypto.randomUUID()}@games.example`
  await visitor.open(paths.nodes)
  await visitor.press('button', header.buildWithUs)
  await visitor.fill(contact.emailLabel, sender)
  await visitor.fill(contact.messageLabel, 'It ships in the spring.')
  await visitor.press('button', contact.send)
  await expectText(visitor, contact.sentToast)
  const readMessages = async () => {
    const response = await fetch(`${baseURL}/sandbox/mailbox/messages.json`)
    const messages = mailboxMessagesSchema.parse(await response.json())
    return messages.filter(({ subject }) => subject.startsWith(sender))
  }
  await expect.poll(readMessages).toHaveLength(1)
})

test('film: plays without sound, or shows its transcript if the browser has no codec for it', async ({ visitor }) => {
  await visitor.open(paths.nodes)
  await expectText(visitor, nodesLanding.hero.title)
  await visitor.read(() => document.querySelector('video')?.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const canPlay = await visitor.read(() => document.createElement('video').canPlayType('video/webm') !== '')
  if (canPlay) await expect.poll(() => visitor.read(isPlayingSilently)).toBe(true)
  else await expectText(visitor, nodesLanding.film?.transcript[0] ?? '')
})

/** Runs in the page. */
function isPlayingSilently(): boolean {
  const film = document.querySelector('video')
  return film !== null && film.muted && !film.paused && film.currentTime > 0.2
}

test('downloads: offers every build, and each can be downloaded', async ({ visitor }) => {
  await visitor.open(paths.nodes)
  const addresses = () => visitor.read(listDownloads)
  await expect.poll(addresses).toHaveLength(Object.keys(artifacts).length)
  await expect
    .poll(async () => (await addresses()).every((address) => address.includes('/releases/download/')))
    .toBe(true)
  for (const address of await addresses()) expect((await fetch(address)).status).toBe(200)
})

/** Runs in the page. */
function listDownloads(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('table a')].map(({ href }) => href)
}

test('fails on the errors of a page', async ({ visitor }) => {
  await visitor.open(paths.home)
  await visitor.read(plantErrors)
  const errors: string[] = []
  const readErrors = async () => errors.push(...(await visitor.read(takeErrors)))
  await expect.poll(readErrors).toBe(6)
  for (const planted of [/^logged/, /uncaught/, /unhandled/, /^script-src/, /^404 .*missing.json$/, /missing.png/]) {
    expect(errors).toContainEqual(expect.stringMatching(planted))
  }
})

/** Runs in the page. */
function plantErrors(): void {
  console.error('logged')
  setTimeout(() => {
    throw new Error('uncaught')
  })
  void Promise.reject(new Error('unhandled'))
  const script = document.createElement('script')
  script.textContent = '0'
  const picture = new Image()
  picture.src = '/missing.png'
  document.body.append(script, picture)
  void fetch('/releases/missing.json')
}
