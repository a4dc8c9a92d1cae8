import { expect } from '@playwright/test'
import { agreement } from '@network-site/site/agreement'
import { brand } from '@network-site/site/brand'
import { footer } from '@network-site/site/site-chrome'
import { pages } from '@network-site/site/pages'
import { test } from './fixtures.ts'

const { path } = pages.nodeAgreement

/** The terms that the agreement must state. */
const terms: Record<string, RegExp> = {
  'the minimum age': /at least 18 years old/,
  'no U.S. persons': /not a U\.S\. person/,
  'no sanctioned or restricted persons': /Restricted Person: .*sanctions list/,
  'the restricted regions': /Russia, Crimea, Cuba, Iran, North Korea and Syria/,
  'identity verification before a claim': /Before you claim any Network Reward, your identity must be verified/,
  'one key per node': /one key, one node/,
  'keys that cannot be transferred': new RegExp(`${brand.keyName} is non-transferable`),
  'keys for staking and rewards': /needed to stake tokens and to earn Network Rewards/,
  'the license': /non-exclusive, non-transferable, and royalty-free license/,
  'the risks': /Tokens may lose all their value/,
  'no warranty': /“as is” and “as available”/,
  'the liability cap': /limited to .*US\$100/,
  'the notice before arbitration': /at least 30 days after giving the other written notice/,
  'a single arbitrator': /binding arbitration before a single arbitrator/,
  'the governing law': /governed by the laws of the British Virgin Islands/,
  'changes to the agreement': /We may change this Agreement/,
  'the contact address': new RegExp(brand.contactEmail.replaceAll('.', '\\.')),
}

test('has a title and a date, and states every term', async ({ page }) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(agreement.title)
  await expect(page.getByText(agreement.revised)).toBeVisible()
  const text = await page.getByRole('article').innerText()
  for (const [term, words] of Object.entries(terms)) expect(text, term).toMatch(words)
})

/** Cross-references in the text, with the sections they must point to. */
const references: Array<[RegExp, string[]]> = [
  [/“Restricted Region” have the meanings given in section (\d+)/, ['eligibility']],
  [
    /eligible under section (\d+), have completed identity verification under section (\d+)/,
    ['eligibility', 'identity'],
  ],
  [/claimed within the window of section (\d+)/, ['network-rewards']],
  [
    /Sections (\d+), (\d+) to (\d+), (\d+), (\d+), and (\d+) continue to apply/,
    ['data', 'risks', 'indemnity', 'disputes', 'general', 'contact'],
  ],
]

test('refers to its sections by their correct numbers', async ({ page }) => {
  await page.goto(path)
  const text = await page.getByRole('article').innerText()
  for (const [words, ids] of references) {
    const numbers = words.exec(text)?.slice(1).map(Number)
    expect(numbers?.map((number) => agreement.sections[number - 1]?.id)).toEqual(ids)
  }
  expect([...text.matchAll(/[Ss]ections? \d/g)]).toHaveLength(references.length + 1)
})

test('shows the claim window as a blank that screen readers announce', async ({ page }) => {
  await page.goto(path)
  const sentence = page.getByText(/must be claimed within/)
  await expect(sentence).toHaveText(new RegExp(`claimed within \\(${agreement.blankLabel}\\) days`))
  const blank = sentence.locator('span').first()
  await expect(blank).toHaveCSS('border-bottom-style', 'solid')
  expect((await blank.boundingBox())?.width).toBeGreaterThan(40)
})

test('links every section from the table of contents, with matching numbers', async ({ page, baseURL }) => {
  await page.goto(path)
  const entries = page.getByRole('navigation', { name: agreement.contentsTitle }).getByRole('link')
  await expect(entries).toHaveText(agreement.sections.map(({ title }, i) => `${i + 1}${title}`))
  for (const [i, { id, title }] of agreement.sections.entries()) {
    const section = page.locator(`#${id}`)
    await entries.nth(i).click()
    await expect(page).toHaveURL(`${baseURL}${path}#${id}`)
    await expect(section).toBeFocused()
    const heading = section.getByRole('heading', { level: 2 })
    await expect(heading).toHaveText(`${i + 1}.${title}`)
    await expect(heading).toBeInViewport()
  }
})

test('opens in a new tab from the footer', async ({ page, baseURL }) => {
  await page.goto('/')
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('contentinfo').getByRole('link', { name: footer.agreement }).click(),
  ])
  await expect(tab).toHaveURL(baseURL + path)
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText(agreement.title)
  await expect(page).toHaveURL(`${baseURL}/`)
})

test('prints only its text, dark on light', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '')
  })
  await page.goto(path)
  await page.getByRole('button', { name: agreement.print }).click()
  await expect(page.locator('html')).toHaveAttribute('data-was-printed')

  await page.emulateMedia({ media: 'print' })
  for (const screenOnly of [page.getByRole('banner'), page.getByRole('navigation'), page.getByRole('contentinfo')]) {
    await expect(screenOnly).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('#eligibility p').first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  // With a dark color scheme, browsers that print backgrounds would print a dark page.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light')
  for (const paper of ['html', 'body']) {
    await expect(page.locator(paper)).toHaveCSS('background-color', /rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\)/)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('can be read and navigated, and shows no button', async ({ page }) => {
    await page.goto(path)
    await page.getByRole('navigation', { name: agreement.contentsTitle }).getByRole('link').last().click()
    await expect(page.locator(`#${agreement.sections.at(-1)?.id}`)).toBeFocused()
    await expect(page.getByRole('button')).toHaveCount(0)
  })
})
