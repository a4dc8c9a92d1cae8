import { setTimeout as sleep } from 'node:timers/promises'
import { odyssey } from '@home/site/odyssey'
import { pages } from '@home/site/pages'
import { expect, type Page } from '@playwright/test'
import { calm, journey } from './journey.ts'
import { openMintPage } from './wallet-steps.ts'

journey.use(calm)

const words = odyssey.social
/** As long as X's authorization codes live. */
const codeLifeMilliseconds = 30_000

journey('signs in with X, shows who, and signs out', async ({ page }) => {
  await startSignIn(page)
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page).toHaveURL(new RegExp(`${pages.vanguardMint.path}$`))
  await expect(page.getByText('@sandbox_player')).toBeVisible()
  const kept = await session(page)
  expect(kept).toHaveProperty('twitterAccessToken')
  expect(kept).not.toHaveProperty('state')
  expect(kept).not.toHaveProperty('codeVerifier')

  await page.reload()
  await expect(page.getByText('@sandbox_player')).toBeVisible()
  await page.getByRole('button', { name: words.signOut }).click()
  await expect(page.getByRole('button', { name: words.connect })).toBeVisible()
  expect(await session(page)).not.toHaveProperty('twitterAccessToken')
})

journey(
  'a denied sign-in ends on the mint page, with nothing stored and nothing removed',
  async ({ page, complaints }) => {
    await startSignIn(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectNothingChanged(page)
    expect(complaints.join()).toContain('Sign-in was not completed')
    complaints.length = 0
  },
)

journey('an expired code ends the same way', async ({ page, complaints }) => {
  journey.setTimeout(120_000)
  await startSignIn(page)
  await page.route('**/get-twitter-token?*', async (route) => {
    await sleep(codeLifeMilliseconds + 1000)
    await route.continue()
  })
  const refused = page.waitForResponse('**/get-twitter-token?*', { timeout: codeLifeMilliseconds * 2 })
  await page.getByRole('button', { name: 'Authorize app' }).click()
  expect((await refused).ok()).toBe(false)
  await expectNothingChanged(page)
  expect(complaints.join()).toContain('Sign-in was not completed')
  complaints.length = 0
})

journey('a return with somebody else’s state is refused', async ({ page, complaints }) => {
  await startSignIn(page)
  const kept = await page.evaluate(() => ({
    state: sessionStorage.getItem('state'),
    codeVerifier: sessionStorage.getItem('codeVerifier'),
  }))
  await page.goto(`${pages.twitterRedirect.path}?state=another&code=stolen`)
  await expect(page).toHaveURL(new RegExp(`${pages.vanguardMint.path}$`))
  expect(await session(page)).toMatchObject(kept)
  expect(await session(page)).not.toHaveProperty('twitterAccessToken')
  complaints.length = 0
})

journey('a return out of nowhere asks the server nothing', async ({ page, complaints }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${pages.twitterRedirect.path}?state=a&code=b`)
  await expect(page).toHaveURL(new RegExp(`${pages.vanguardMint.path}$`))
  expect(asked.filter((url) => url.includes('get-twitter-token'))).toEqual([])
  complaints.length = 0
})

async function startSignIn(page: Page): Promise<void> {
  await openMintPage(page)
  await page.getByRole('button', { name: words.connect }).click()
  await page.waitForURL('**/i/oauth2/authorize?*')
}

async function expectNothingChanged(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${pages.vanguardMint.path}$`))
  await expect(page.getByRole('button', { name: words.connect })).toBeVisible()
  const kept = await session(page)
  expect(kept).toHaveProperty('state')
  expect(kept).toHaveProperty('codeVerifier')
  expect(kept).not.toHaveProperty('twitterAccessToken')
}

async function session(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>)
}
