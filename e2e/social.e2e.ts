import { socialWords } from '@network-site/site/social-words'
import { pages } from '@network-site/site/pages'
import { expect, type Page } from '@playwright/test'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { openMintPage } from './wallet-steps.ts'

const words = socialWords
const notCompleted = /Sign-in was not completed/

test('signs in with X, shows the account, and signs out', async ({ page }) => {
  await startSignIn(page)
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page).toHaveURL(new RegExp(`${pages.mint.path}$`))
  await expect(page.getByText('@sandbox_player')).toBeVisible()
  const kept = await session(page)
  expect(kept).toHaveProperty('twitterAccessToken')
  expect(kept).toHaveProperty('socialStatement')
  expect(kept).not.toHaveProperty('state')
  expect(kept).not.toHaveProperty('codeVerifier')

  await page.reload()
  await expect(page.getByText('@sandbox_player')).toBeVisible()
  await page.getByRole('button', { name: words.signOut }).click()
  await expect(page.getByRole('button', { name: words.connect })).toBeVisible()
  expect(await session(page)).not.toHaveProperty('twitterAccessToken')
  expect(await session(page)).not.toHaveProperty('socialStatement')
})

test('keeps the session unchanged after a denied sign-in', async ({ page, expectMessage }) => {
  expectMessage(notCompleted)
  await startSignIn(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectNothingChanged(page)
})

// The provider treats an expired code as unknown; social-routes.test.ts tests the expiry.
test('keeps the session unchanged after an expired code', async ({ page, expectMessage }) => {
  expectMessage(notCompleted, failedRequest('/get-twitter-token', 400))
  await startSignIn(page)
  await page.route('**/get-twitter-token?*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('code', 'expired')
    return route.continue({ url: url.href })
  })
  const refused = page.waitForResponse('**/get-twitter-token?*')
  await page.getByRole('button', { name: 'Authorize app' }).click()
  expect((await refused).ok()).toBe(false)
  await expectNothingChanged(page)
})

test('rejects a callback with a different state', async ({ page, expectMessage }) => {
  expectMessage(notCompleted, failedRequest('/get-twitter-token', 403))
  await startSignIn(page)
  const kept = await page.evaluate(() => ({
    state: sessionStorage.getItem('state'),
    codeVerifier: sessionStorage.getItem('codeVerifier'),
  }))
  await page.goto(`${pages.socialReturn.path}?state=another&code=stolen`)
  await expect(page).toHaveURL(new RegExp(`${pages.mint.path}$`))
  expect(await session(page)).toMatchObject(kept)
  expect(await session(page)).not.toHaveProperty('twitterAccessToken')
})

test('sends no request for a callback without a sign-in', async ({ page, expectMessage }) => {
  expectMessage(notCompleted)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${pages.socialReturn.path}?state=a&code=b`)
  await expect(page).toHaveURL(new RegExp(`${pages.mint.path}$`))
  expect(requested.filter((url) => url.includes('get-twitter-token'))).toEqual([])
})

async function startSignIn(page: Page): Promise<void> {
  await openMintPage(page)
  await page.getByRole('button', { name: words.connect }).click()
  await page.waitForURL('**/i/oauth2/authorize?*')
}

async function expectNothingChanged(page: Page): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${pages.mint.path}$`))
  await expect(page.getByRole('button', { name: words.connect })).toBeVisible()
  const kept = await session(page)
  expect(kept).toHaveProperty('state')
  expect(kept).toHaveProperty('codeVerifier')
  expect(kept).not.toHaveProperty('twitterAccessToken')
}

async function session(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>)
}
