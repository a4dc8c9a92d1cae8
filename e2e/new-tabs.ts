import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'

/** Answers every request to another origin, so that following a link needs no network. */
export async function fulfillOtherOrigins(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Outside</title>' }),
  )
}

/** Does something that must open a new tab, and returns that tab's address. The new tab gets no handle on ours. */
export async function newTabAddress(page: Page, act: () => Promise<void>): Promise<string> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()])
  await tab.waitForLoadState()
  const address = tab.url()
  expect(await tab.evaluate(() => window.opener === null)).toBe(true)
  await tab.close()
  return address
}

/** Expects links to lead, in this order, to these addresses, each in a new tab. */
export async function expectNewTabs(links: Locator, addresses: readonly string[]): Promise<void> {
  await expect(links).toHaveCount(addresses.length)
  for (const [i, address] of addresses.entries()) {
    await expect(links.nth(i)).toHaveAttribute('href', address)
    await expect(links.nth(i)).toHaveAttribute('target', '_blank')
    await expect(links.nth(i)).toHaveAttribute('rel', /noopener/)
  }
}
