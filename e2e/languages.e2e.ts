import { formLimits } from '@network-site/protocol/contact-form'
import { fillPlaceholders } from '@network-site/protocol/text'
import { brand } from '@network-site/site/brand'
import { collectionItems } from '@network-site/site/collection-items'
import type { campaign } from '@network-site/site/campaign'
import type { contact } from '@network-site/site/contact-words'
import type { formAnswers } from '@network-site/site/server-pages'
import type { failures } from '@network-site/site/failure-messages'
import type { language, languageSuggestion } from '@network-site/site/language'
import { readModule } from '@network-site/site/languages'
import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import type { progressWords } from '@network-site/site/progress-words'
import { quests as englishQuests, type quests } from '@network-site/site/quests'
import type { rankPanelWords } from '@network-site/site/rank-panel'
import type { shareWords } from '@network-site/site/share-words'
import type { header } from '@network-site/site/site-chrome'
import type { socialWords } from '@network-site/site/social-words'
import type { tokenWidget } from '@network-site/site/token-widget-words'
import type { walletWords } from '@network-site/site/wallet'
import { expect, type Page } from '@playwright/test'
import { expectAccessible, small } from './expect-accessible.ts'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { openHydrated } from './page-steps.ts'

const modules = [
  'campaign',
  'contact-words',
  'failure-messages',
  'language',
  'progress-words',
  'quests',
  'rank-panel',
  'server-pages',
  'share-words',
  'site-chrome',
  'social-words',
  'token-widget-words',
  'wallet',
]
type Words = {
  campaign: typeof campaign
  contact: typeof contact
  failures: typeof failures
  formAnswers: typeof formAnswers
  header: typeof header
  language: typeof language
  languageSuggestion: typeof languageSuggestion
  progressWords: typeof progressWords
  quests: typeof quests
  rankPanelWords: typeof rankPanelWords
  shareWords: typeof shareWords
  socialWords: typeof socialWords
  tokenWidget: typeof tokenWidget
  walletWords: typeof walletWords
}

async function wordsIn(tag: string): Promise<Words> {
  return Object.assign({}, ...(await Promise.all(modules.map((name) => readModule(name, tag))))) as Words
}

const english = await wordsIn('en')
const german = await wordsIn('de')
const french = await wordsIn('fr')
const chinese = await wordsIn('zh-Hans')
const stranger = `0x${'5'.repeat(40)}`

for (const words of [german, chinese]) {
  const { campaign: texts, contact: form, language: local } = words

  test(`a guest mints an item and sees it in the viewer, in ${local.tag}`, async ({ page, expectMessage }) => {
    expectMessage(failedRequest('/f/build-with-us', 400))
    await mintAsGuest(page, words, 7)
    await test.step('the server’s errors are in the language of the page', async () => {
      await page.getByRole('banner').getByRole('button', { name: words.header.buildWithUs }).click()
      const dialog = page.getByRole('dialog', { name: form.title })
      await dialog.getByLabel(form.emailLabel).fill('studio@games.example')
      const message = dialog.getByLabel(form.messageLabel, { exact: true })
      await message.fill('x'.repeat(formLimits.message + 1))
      await dialog.getByRole('button', { name: form.send, exact: true }).click()
      const { tooLong } = words.formAnswers.faults
      expect(tooLong).not.toBe(english.formAnswers.faults.tooLong)
      await expect(message).toHaveAccessibleDescription(
        new RegExp(`${fillPlaceholders(tooLong, { most: formLimits.message }).replaceAll(/[()]/g, String.raw`\$&`)}$`),
      )
      await page.keyboard.press('Escape')
    })

    await page.getByRole('link', { name: `${texts.mint.viewMint} 7`, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${local.path}${paths.viewMint}$`))
    const number = fillPlaceholders(texts.viewer.item.number, { number: 7 })
    const name = collectionItems.find(({ id }) => id === 7)?.name ?? ''
    const item = page.getByRole('button', { name: fillPlaceholders(texts.viewer.item.open, { name, number }) })
    await expect(item).toContainText(fillPlaceholders(texts.viewer.owned, { quantity: 1 }))
  })
}

test('quests and the server’s refusals are in German', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/leaderboard/name', 422))
  const {
    progressWords: texts,
    rankPanelWords: panel,
    quests: translated,
    failures: sentences,
    shareWords: share,
  } = german
  await mintAsGuest(page, german, 3)
  await page.goto(`/de${paths.progress}`)
  const quest = (at: number) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: translated.list[at]?.title ?? '', exact: true }) })
  await expect(quest(0)).toContainText(texts.quests.doneWords)
  for (const [at, { title, task, missing }] of translated.list.entries()) {
    await expect(quest(at)).toContainText(task)
    expect(title).not.toBe(englishQuests.list[at]?.title)
    // The server fills it in.
    if (at === 1) await expect(quest(at)).toContainText(fillPlaceholders(missing, { have: 1, need: 10 }))
  }

  await page.getByRole('button', { name: share.action, exact: true }).click()
  const card = page.getByRole('dialog', { name: share.title }).getByRole('img', { name: share.alt })
  await expect(card).toHaveAttribute('src', /\?language=de$/)
  await page.keyboard.press('Escape')

  const form = page.getByRole('region', { name: panel.name.title })
  await form.getByLabel(panel.name.label, { exact: true }).fill(`${brand.name} 1`)
  await page.keyboard.press('Enter')
  await expect(form.getByRole('alert').filter({ hasText: sentences.NAME_REFUSED })).toBeVisible()
})

test('the token widget has the language of the swap page', async ({ page }) => {
  await page.goto(`/de${paths.testnetSwap}`)
  const widget = page.frameLocator(`iframe[title="${german.campaign.swap.frameTitle}"]`)
  await expect(widget.getByLabel(new RegExp(`^${german.tokenWidget.card.pay}`))).toBeVisible()
  await expect(widget.getByRole('button', { name: german.tokenWidget.action.connect })).toBeVisible()
  await expect(widget.locator('html')).toHaveAttribute('lang', 'de')
})

test('a sign-in returns to the mint page in its language', async ({ page }) => {
  const { socialWords: social } = german
  await page.goto(`/de${paths.mint}`)
  await page.getByRole('button', { name: social.connect }).click()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page).toHaveURL(new RegExp(`/de${paths.mint}$`))
  await expect(page.getByText(fillPlaceholders(social.signedInAs, { name: '@sandbox_player' }))).toBeVisible()
  await page.getByRole('button', { name: social.signOut }).click()
  await expect(page.getByRole('button', { name: social.connect })).toBeVisible()
})

test('no page scrolls sideways, in German or with texts that are 40 % longer', async ({ page }) => {
  const expectFit = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 740 })
    // Some parts follow the width a moment later.
    const beyond = () => page.evaluate(textsBeyondScreen)
    await expect.poll(beyond, { message: `${path} at ${width}`, timeout: 10_000 }).toEqual([])
  }
  for (const { path } of Object.values(pages)) {
    if (path === paths.socialReturn || path === paths.tokenWidget) continue
    await page.goto(`/de${path}`, { waitUntil: 'networkidle' })
    for (const width of [320, 360, 1024]) await expectFit(`/de${path}`, width)
    // React would reject the texts if it hydrated the page later.
    await openHydrated(page, path)
    await page.evaluate(lengthenTexts)
    for (const width of [360, 1024]) await expectFit(path, width)
  }
})

test('pages in German and Chinese are accessible', async ({ page }) => {
  await page.setViewportSize(small)
  for (const path of [`/de${paths.mint}`, `/zh-Hans${paths.leaderboard}`]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  }
})

test('the footer switches the language of the page, keeps query and anchor, and remembers it', async ({ page }) => {
  const place = `${paths.progress}?address=${stranger}#content`
  await page.goto(place, { waitUntil: 'networkidle' })
  await languageLink(page, english, german.language.name).click()
  await expect(page).toHaveURL(new RegExp(`/de${place.replaceAll('?', String.raw`\?`)}$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(languageLink(page, german, german.language.name)).toHaveAttribute('aria-current', 'true')

  await page.goto(paths.home)
  await suggestion(page, german).getByRole('link', { name: german.languageSuggestion.accept }).click()
  await expect(page).toHaveURL(/\/de$/)
  await languageLink(page, german, english.language.name).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await expectNoSuggestion(page)
})

test('the menu of small screens switches the language', async ({ page }) => {
  await page.setViewportSize(small)
  await page.goto(paths.status, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: english.header.openMenu }).click()
  const menu = page.getByRole('group').filter({ hasText: english.language.menu })
  await menu.getByText(english.language.menu).click()
  await menu.getByRole('link', { name: french.language.name }).click()
  await expect(page).toHaveURL(new RegExp(`/fr${paths.status}$`))
})

test.describe('with a French browser', () => {
  test.use({ locale: 'fr-FR' })

  test('suggests French on the home page until dismissed, and never redirects', async ({ page }) => {
    const { accept, dismiss } = french.languageSuggestion
    await page.goto(paths.home)
    await expect(suggestion(page, french)).toBeVisible()
    await expect(suggestion(page, french)).toHaveAttribute('lang', 'fr')
    await expect(suggestion(page, french).getByRole('link', { name: accept })).toHaveAttribute('href', '/fr')
    await expect(page).toHaveURL(/:\d+\/$/)
    await suggestion(page, french).getByRole('button', { name: dismiss }).click()
    await expect(suggestion(page, french)).toHaveCount(0)
    await page.reload()
    await expectNoSuggestion(page)
  })
})

test('suggests nothing to an English browser', async ({ page }) => {
  await page.goto(paths.home)
  await expectNoSuggestion(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the links of the footer lead to the page in another language', async ({ page }) => {
    await page.goto(paths.ranks)
    await languageLink(page, english, chinese.language.name).click()
    await expect(page).toHaveURL(new RegExp(`/zh-Hans${paths.ranks}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{Script=Han}/u)
  })
})

test('an unknown address leads to the home page of its language', async ({ page, baseURL }) => {
  await page.goto('/de/no/such/page', { waitUntil: 'networkidle' })
  await expect(page).toHaveURL(`${baseURL}/de`)
  await page.evaluate(() => {
    history.pushState(null, '', '/de/no/such/page')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page).toHaveURL(`${baseURL}/de`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

/** Connects the guest wallet on the mint page and mints an item. */
async function mintAsGuest(page: Page, words: Words, item: number): Promise<void> {
  const { walletWords: wallet, campaign: texts, language: local } = words
  await page.goto(local.path + paths.mint)
  await page.getByRole('button', { name: wallet.connect }).click()
  await page.getByRole('dialog').getByRole('button', { name: wallet.guest.name }).click()
  await page.getByRole('button', { name: `${texts.mint.mint} ${item}`, exact: true }).click()
  await expect(page.getByRole('link', { name: `${texts.mint.viewMint} ${item}`, exact: true })).toBeVisible()
}

function languageLink(page: Page, { language: local }: Words, name: string) {
  const menu = page.getByRole('contentinfo').getByRole('navigation', { name: local.menu })
  return menu.getByRole('link', { name, exact: true })
}

function suggestion(page: Page, { languageSuggestion: texts }: Words) {
  return page.getByRole('complementary', { name: texts.text })
}

/** Expects no suggestion once the page is idle, when it would appear. */
async function expectNoSuggestion(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 4000 })))
  for (const words of [english, german, french]) await expect(suggestion(page, words)).toHaveCount(0)
}

/** Runs in the page: returns the texts that make it scroll sideways. */
function textsBeyondScreen(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  const beyond = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth && !scrolls(element),
  )
  const innermost = beyond.filter((element) => !beyond.some((other) => other !== element && element.contains(other)))
  return ['the page is too wide', ...innermost.map(({ textContent }) => textContent.trim().slice(0, 60))]
}

/** Runs in the page: makes each text 40 % longer, as another language might. */
function lengthenTexts(): void {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { currentNode: node } = nodes
    const text = node.textContent?.trim() ?? ''
    if (text === '' || node.parentElement?.closest('script, style, pre, code')) continue
    node.textContent += ` ${text.slice(0, Math.ceil(text.length * 0.4))}`
  }
}
