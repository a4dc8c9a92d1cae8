import { fillPlaceholders } from '@network-site/protocol/text'
import type { Leaderboard, LeaderboardEntry } from '@network-site/protocol/leaderboard'
import { AnswerError } from '@network-site/protocol/read-answer'
import { leaderboardWords as words } from '@network-site/site/leaderboard-words'
import { paths } from '@network-site/site/paths'
import { ranking } from '@network-site/site/ranking'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Board, type BoardProps, SeasonBar } from './board.tsx'

const [highest] = ranking.ranks
const own = `0x${'a'.repeat(40)}` as const
const tied = `0x${'b'.repeat(40)}` as const
const result = { streak: 12, completeDays: 14, items: 42, mints: 1402 }
const entries: LeaderboardEntry[] = [
  { place: 1, sharedBy: 2, address: own, name: 'Ada', rank: { id: highest?.id ?? '', name: 'High' }, ...result },
  { place: 1, sharedBy: 2, address: tied, name: null, rank: null, ...result },
]
const season = { id: 'season-1', name: 'Season one', from: '2026-11-01', to: '2027-01-31', state: 'running' } as const
const board: Leaderboard = {
  season,
  page: 2,
  pages: 3,
  wallets: 102,
  places: 60,
  entries,
  asOf: { block: 1042, blockAt: '2026-11-17T12:00:00.000Z', behindBlocks: 0 },
}
const query = { page: 2, search: '', season: undefined, address: undefined }
const props: BoardProps = {
  query,
  board,
  readAt: 0,
  error: null,
  isOutdated: false,
  isReading: false,
  onRetry: () => undefined,
  ownAddress: own.toUpperCase().replace('0X', '0x'),
}

/** A board within the page's gutter. */
const boardWith = (changed: Partial<BoardProps>) => (
  <MemoryRouter>
    <div className="page-frame">
      <Board {...props} {...changed} />
    </div>
  </MemoryRouter>
)
const show = (changed: Partial<BoardProps>) => render(boardWith(changed))

afterEach(() => page.viewport(1024, 768))

test('shows a table with headers, ties, names, player links, and the visitor’s own row on a wide screen', async () => {
  await show({})
  await expect.element(page.getByRole('table', { name: /Season one, page 2 of 3/ })).toBeVisible()
  expect(page.getByRole('columnheader').elements()).toHaveLength(7)
  const [, first, second] = page.getByRole('row').elements()
  expect(first?.textContent).toContain('shared by 2')
  expect(first?.textContent).toContain('1,402')
  expect(first?.textContent).toContain(words.own.inRow)
  expect(second?.textContent).toContain(words.table.noRank)
  expect(second?.textContent).not.toContain(words.own.inRow)
  expect(second?.textContent).not.toContain('shared by')
  await expect
    .element(page.getByRole('link', { name: /^Ada/ }))
    .toHaveAttribute('href', `${paths.progress}?address=${own}`)
  expect(page.getByRole('link', { name: '0xbbbb…bbbb' }).element().getAttribute('title')).toBe(tied)
})

test('shows a list with the same content on a phone without horizontal overflow', async () => {
  await page.viewport(390, 800)
  await show({})
  const list = page.getByRole('list', { name: /Season one, page 2 of 3/ })
  await expect.element(list).toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(0)
  expect(page.getByText('shared by 2').elements()).toHaveLength(1)
  const [tie, first] = list.getByRole('listitem').elements()
  expect(tie?.textContent).toContain('Place 1')
  expect(first?.textContent).toContain('Ada')
  expect(first?.textContent).toContain(fillPlaceholders(words.table.figure.streak.other, { count: 12 }))
  expect(first?.getBoundingClientRect().height).toBeLessThanOrEqual(49)
  const facts = page.getByText(words.table.completeDays).first()
  await expect.element(facts).not.toBeVisible()
  await page.getByText('Ada').first().click()
  await expect.element(facts).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('keeps the search and the chosen wallet in page links', async () => {
  await show({ query: { ...query, search: 'a', address: own } })
  const pager = page.getByRole('navigation', { name: words.pager.label })
  await expect
    .element(pager.getByRole('link', { name: words.pager.next }))
    .toHaveAttribute('href', `${paths.leaderboard}?search=a&page=3&address=${own}#standings`)
  await expect
    .element(pager.getByRole('link', { name: words.pager.current.replace('{page}', '2') }))
    .toHaveAttribute('aria-current', 'page')
})

test.each([
  ['before the season', { season: { ...season, state: 'ahead' as const } }, /November 1, 2026/],
  ['during the season', {}, words.empty.running],
  ['after the season', { season: { ...season, state: 'over' as const } }, words.empty.over],
])('explains an empty board %s', async (_, changed, sentence) => {
  await show({ board: { ...board, page: 1, pages: 0, wallets: 0, places: 0, entries: [], ...changed } })
  await expect.element(page.getByRole('heading', { name: words.empty.title })).toBeVisible()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('names an unsuccessful search, and links a page past the end to the last page', async () => {
  const screen = await show({
    query: { ...query, page: 1, search: 'zz' },
    board: { ...board, page: 1, pages: 0, entries: [] },
  })
  await expect.element(page.getByRole('heading', { name: words.search.none.title })).toBeVisible()
  await expect.element(page.getByText(/“zz”/)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: words.search.clear }))
    .toHaveAttribute('href', `${paths.leaderboard}#standings`)
  await screen.rerender(boardWith({ query: { ...query, page: 9 }, board: { ...board, page: 9, entries: [] } }))
  await expect
    .element(page.getByRole('link', { name: words.beyond.action }))
    .toHaveAttribute('href', `${paths.leaderboard}?page=3#standings`)
})

test('shows the service’s error with a next step and keeps the previous rows', async () => {
  const onRetry = vi.fn()
  const screen = await show({ board: undefined, error: new Error('no'), onRetry })
  await expect.element(page.getByRole('alert').getByText(words.failures.unreadable)).toBeVisible()
  await page.getByRole('button', { name: words.failures.retry }).click()
  expect(onRetry).toHaveBeenCalledOnce()
  const late = new AnswerError('/x', { status: 503, sentence: 'The chain is still being indexed.' })
  await screen.rerender(boardWith({ error: late }))
  await expect
    .element(page.getByRole('alert').getByText(/^The chain is still being indexed\. Last updated at/))
    .toBeVisible()
  await expect.element(page.getByRole('table')).toBeVisible()
  const unknown = new AnswerError('/x', { status: 404, sentence: 'No such season.' })
  await screen.rerender(boardWith({ board: undefined, error: unknown }))
  await expect.element(page.getByRole('alert').getByRole('link', { name: words.failures.toCurrent })).toBeVisible()
})

test('reports an index that is behind and marks outdated rows as busy', async () => {
  await show({ board: { ...board, asOf: { ...board.asOf, behindBlocks: 120 } }, isOutdated: true })
  await expect.element(page.getByText(words.behind.other.replace('{count}', '120'))).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')?.querySelector('table')).not.toBeNull()
})

test('shows placeholder rows and announces loading to screen readers', async () => {
  await show({ board: undefined })
  await expect.element(page.getByText(words.loading)).toBeVisible()
  expect(page.getByRole('table').elements()).toHaveLength(0)
})

test('links to every season and marks the current one', async () => {
  const past = { id: 'season-0', name: 'Season zero' }
  await render(
    <MemoryRouter>
      <SeasonBar query={{ ...query, season: 'season-0' }} board={undefined} seasons={[season, past]} />
    </MemoryRouter>,
  )
  await expect.element(page.getByRole('heading', { name: 'Season zero' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Season zero' })).toHaveAttribute('aria-current', 'page')
  await expect
    .element(page.getByRole('link', { name: 'Season one' }))
    .toHaveAttribute('href', `${paths.leaderboard}#standings`)
})
