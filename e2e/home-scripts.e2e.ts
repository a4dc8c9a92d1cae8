import { expect, type Page, type Request } from '@playwright/test'
import { contact } from '@network-site/site/contact'
import { header } from '@network-site/site/header'
import { games } from '@network-site/site/home/games'
import { fullMotion, test } from './fixtures.ts'
import { openHydratedHome } from './page-steps.ts'
import { emulateDevice, devices } from './devices.ts'

const kilobyte = 1000
/** Text that only a wallet's code contains. */
const walletWords = /walletconnect|rainbowkit|eth_sendTransaction|wagmi/i

test.use({ viewport: { width: 412, height: 823 }, ...fullMotion })

test('a phone fetches no more than 110 KB of script for the home page, and nothing of wallets', async ({ page }) => {
  await emulateDevice(page, devices.androidPhone)
  const scripts = followScripts(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  expect(await bytesOf(scripts)).toBeLessThanOrEqual(110 * kilobyte)
  for (const script of scripts) expect(await textOf(script)).not.toMatch(walletWords)
})

test('the form’s code is fetched when the form is opened', async ({ page }) => {
  await emulateDevice(page, devices.androidPhone)
  const scripts = followScripts(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  await page.getByRole('button', { name: header.openMenu }).click()
  await page.locator('#site-menu').getByRole('button', { name: header.buildWithUs }).click()
  await expect(page.getByRole('dialog', { name: contact.title })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(before)
})

test('the words of the home page are in its document and in none of its scripts', async ({ page, request }) => {
  await emulateDevice(page, devices.androidPhone)
  const scripts = followScripts(page)
  await openHydratedHome(page)
  await page.waitForLoadState('networkidle')
  const document = await (await request.get('/')).text()
  for (const { body } of games.list) {
    expect(document).toContain(body.slice(0, 40))
    for (const script of scripts) expect(await textOf(script)).not.toContain(body.slice(0, 40))
  }
})

function followScripts(page: Page): Request[] {
  const scripts: Request[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request)
  })
  return scripts
}

/** As they were sent: compressed. */
async function bytesOf(scripts: Request[]): Promise<number> {
  const sizes = await Promise.all(scripts.map((script) => script.sizes()))
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
}

async function textOf(script: Request): Promise<string> {
  return (await (await script.response())?.text()) ?? ''
}
