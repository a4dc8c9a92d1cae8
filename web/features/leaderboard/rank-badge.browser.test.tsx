import { ranking } from '@network-site/site/ranking'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { RankBadge } from './rank-badge.tsx'

const ids = ranking.ranks.map(({ id }) => id)

test('draws a distinct and deterministic badge for every rank', async () => {
  const drawings = await draw(ids.map((rank) => ({ rank, season: 'season-1' })))
  expect(new Set(drawings).size).toBe(ids.length)
  expect(await draw(ids.map((rank) => ({ rank, season: 'season-1' })))).toEqual(drawings)
})

test('draws distinct marks for every season', async () => {
  const seasons = Array.from({ length: 20 }, (_, index) => `season-${index + 1}`)
  const drawings = await draw(seasons.map((season) => ({ rank: ids[0] ?? '', season })))
  expect(new Set(drawings).size).toBe(seasons.length)
})

test('is an image with a label, decoration without one, and empty for a removed rank', async () => {
  const screen = await render(<RankBadge rank={ids[0] ?? ''} season="season-1" label="The highest" />)
  await expect.element(page.getByRole('img', { name: 'The highest' })).toBeInTheDocument()
  await screen.rerender(<RankBadge rank={ids[0] ?? ''} season="season-1" />)
  expect(screen.container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  await screen.rerender(<RankBadge rank="removed" season="season-1" />)
  expect(screen.container.querySelector('svg')).toBeNull()
})

async function draw(badges: { rank: string; season: string }[]): Promise<string[]> {
  const { container } = await render(
    <>
      {badges.map(({ rank, season }) => (
        <RankBadge key={`${rank} ${season}`} rank={rank} season={season} />
      ))}
    </>,
  )
  return [...container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
}
