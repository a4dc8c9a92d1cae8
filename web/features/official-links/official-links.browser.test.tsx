import { fillPlaceholders } from '@network-site/protocol/text'
import { officialLinks } from '@network-site/site/official'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OfficialLinks } from './official-links.tsx'

const siteUrl = 'https://site.example'
const unread = { contracts: null, relayers: null }

test.each(['https://site.example.evil.example', 'http://site.example'])('warns a visitor at %s', async (openedAt) => {
  await render(<OfficialLinks {...unread} siteUrl={siteUrl} openedAt={openedAt} />)
  const warning = fillPlaceholders(officialLinks.sections.domains.elsewhere, { opened: openedAt, official: siteUrl })
  await expect.element(page.getByText(warning)).toBeVisible()
})

test.each(['https://site.example', undefined])('does not warn a visitor at %s', async (openedAt) => {
  const { container } = await render(<OfficialLinks {...unread} siteUrl={siteUrl} openedAt={openedAt} />)
  const [beginning = ''] = officialLinks.sections.domains.elsewhere.split('{')
  expect(container.textContent).not.toContain(beginning)
})

test('names and links the official address wherever the page was opened', async () => {
  const screen = await render(<OfficialLinks {...unread} siteUrl={siteUrl} openedAt="https://evil.example" />)
  const links = [...screen.container.querySelectorAll('a')].filter(({ textContent }) => textContent.startsWith(siteUrl))
  expect(links).toHaveLength(3)
  expect(links.filter((link) => !link.getAttribute('href')?.startsWith(siteUrl))).toEqual([])
  expect(screen.container.querySelectorAll('a[href^="/"], a[href*="evil.example"]')).toHaveLength(0)
})
