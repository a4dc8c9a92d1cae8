import { fillPlaceholders } from '@network-site/protocol/text'
import { officialLinks } from '@network-site/site/official'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { OfficialLinks } from './official-links.tsx'

const siteUrl = 'https://site.example'
const unread = { contracts: null, relayers: null, explorerUrl: undefined }

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
  expect(links).toHaveLength(4)
  expect(links.filter((link) => !link.getAttribute('href')?.startsWith(siteUrl))).toEqual([])
  expect(screen.container.querySelectorAll('a[href^="/"], a[href*="evil.example"]')).toHaveLength(0)
})

test('links addresses to the block explorer if there is one', async () => {
  const contracts = { collection: `0x${'a'.repeat(40)}`, token: `0x${'b'.repeat(40)}` }
  const screen = await render(
    <OfficialLinks
      siteUrl={siteUrl}
      openedAt={siteUrl}
      contracts={contracts}
      relayers={[]}
      explorerUrl="https://explorer.example/"
    />,
  )
  const links = [...screen.container.querySelectorAll('a[href^="https://explorer.example/"]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Object.values(contracts).map((address) => `https://explorer.example/address/${address}`),
  )
})
