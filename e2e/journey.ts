import { test as base } from '@playwright/test'
import { createPageMessages, type PageMessages } from './page-messages.ts'

type Fixtures = {
  messages: PageMessages
  /** Names messages that this test causes; any other fails it, and so does one that never comes. */
  expectMessage: PageMessages['expectMessage']
  playsFilms: boolean
}

/**
 * A test whose page must stay clean: a Content-Security-Policy violation, an uncaught error, a console error
 * or a request to another origin fails it, unless the test has named it.
 */
export const journey = base.extend<Fixtures>({
  // Here the processor alone decodes films, and takes the time from everything else: only tests about them play them.
  playsFilms: [false, { option: true }],
  baseURL: async ({}, use) => use(process.env['SITE_URL']),
  messages: async ({}, use) => use(createPageMessages()),
  expectMessage: async ({ messages }, use) => use(messages.expectMessage),
  page: async ({ page, baseURL, messages, playsFilms }, use) => {
    if (!playsFilms) await page.addInitScript(saveData)
    await messages.follow(page, baseURL)
    await use(page)
    await messages.settle()
  },
})

/** For tests about how a page moves. All others ask for less motion, which the processor draws here. */
export const moving = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** What playwright.config.ts sets for every test. */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

/** Runs in the page: this visitor asked for less data. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
}
