import { expect, test as base } from '@playwright/test'

/**
 * A test whose page must stay clean: a Content-Security-Policy violation, an uncaught error, a console error
 * or a request to anybody else fails it.
 */
export const journey = base.extend<{ complaints: string[]; playsFilms: boolean }>({
  // Here the processor alone decodes films, and takes the time from everything else: only journeys about them play them.
  playsFilms: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  complaints: async ({}, use) => use([]),
  page: async ({ page, baseURL, complaints, playsFilms }, use) => {
    if (!playsFilms) await page.addInitScript(saveData)
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`)
      })
    })
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.protocol.startsWith('http') && url.origin !== baseURL) complaints.push(`asked ${url.origin}`)
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

/** For journeys about what a page does and not about how it moves: motion, too, is drawn by the processor here. */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Runs in the page: this visitor asked for less data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
