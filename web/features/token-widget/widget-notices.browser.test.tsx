import { pages } from '@network-site/site/pages'
import { tokenWidget } from '@network-site/site/token-widget-words'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { parseWidgetQuery } from './parse-widget-query.ts'
import { MalformedQueryNotice, NotFramedNotice } from './widget-notices.tsx'

const { malformed } = tokenWidget
const contract = `0x${'1'.repeat(40)}`
const chain = {
  name: 'Somewhere',
  chain: 'ETH',
  rpc: ['https://rpc.example'],
  shortName: 'some',
  slug: 'somewhere',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  chainId: 5,
  testnet: true,
}

test.each<[string, Record<string, unknown>, string[]]>([
  ['no parameters', {}, [malformed.contractMissing, malformed.chainMissing]],
  ['a malformed address', { contract: 'alice', chain }, [malformed.contractWrong]],
  ['malformed JSON', { contract, chain: '{' }, [malformed.chainNotJson]],
  ['an array', { contract, chain: [] }, [malformed.chainNotObject]],
  ['an unknown color', { contract, chain, primaryColor: 'reddish' }, [malformed.colorWrong]],
  ['a style instead of a color', { contract, chain, primaryColor: 'red;}*{display:none' }, [malformed.colorWrong]],
  [
    'wrong fields',
    { contract, chain: { ...chain, rpc: ['ftp://rpc.example'], chainId: 'five' } },
    [`chain.rpc must be ${malformed.expected.rpc}.`, `chain.chainId must be ${malformed.expected.chainId}.`],
  ],
])('lists the problems of a query with %s', async (_name, parts, sentences) => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parts))
    query.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const { problems = [] } = parseWidgetQuery(`?${query}`, { isColor: (text) => CSS.supports('color', text) })
  await render(<MalformedQueryNotice problems={problems} />)
  await expect.element(page.getByRole('heading', { level: 1, name: malformed.title })).toBeVisible()
  const listed = page.getByRole('listitem').elements()
  expect(listed.map((item) => item.textContent)).toEqual(sentences)
})

const { refused } = tokenWidget

test('explains why the widget is not shown and links to the swap page', async () => {
  await render(<NotFramedNotice />)
  await expect.element(page.getByRole('heading', { name: refused.title })).toBeVisible()
  await expect.element(page.getByText(refused.notFramed)).toBeVisible()
  await expect.element(page.getByRole('link', { name: refused.link })).toHaveAttribute('href', pages.testnetSwap.path)
})
