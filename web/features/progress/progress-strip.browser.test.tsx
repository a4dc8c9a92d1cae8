import { progressStripWords as words } from '@network-site/site/progress-strip'
import type { Progress } from '@network-site/protocol/progress'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ProgressStrip, type ProgressStripProps } from './progress-strip.tsx'

const address = `0x${'ab'.repeat(20)}` as const
const items = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
/** What the index knows: nothing of today, and two complete days before. */
const progress: Progress = {
  address,
  today: { day: 3, endsAt: '2026-01-04T00:00:00.000Z', items: [] },
  streak: { current: 2, longest: 2, broken: null },
  days: [{ day: 3, date: '2026-01-03', minted: 0 }],
  quests: [],
  asOf: { block: 1, blockAt: '2026-01-03T07:00:00.000Z', behindBlocks: 0 },
}

beforeEach(() => void vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(progress)))

test('agrees with the mints of this page at once and says what is next', async () => {
  const client = new QueryClient()
  const strip = (props: Partial<ProgressStripProps>) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ProgressStrip
          address={address}
          minted={{ day: 3, items: items(17) }}
          endsAtSeconds={Date.now() / 1000 + 16.5 * 3600 + 30}
          {...props}
        />
      </MemoryRouter>
    </QueryClientProvider>
  )
  const screen = await render(strip({}))
  const region = page.getByRole('region', { name: words.label })
  await expect.poll(() => region.element().textContent).toContain('Days in a row: 2')
  expect(region.element().textContent).toContain('17 of 42 today')
  expect(region.element().textContent).toContain('25 left to mint within 16 h 30 min.')
  expect(page.getByRole('button').elements()).toHaveLength(0)

  await screen.rerender(strip({ minted: { day: 3, items: items(42) } }))
  expect(region.element().textContent).toContain('Days in a row: 3')
  expect(region.element().textContent).toContain('42 of 42 today')
  expect(region.element().textContent).toContain('All done. Come back in 16 h 30 min.')
  await expect.element(page.getByRole('button', { name: words.remind })).toBeVisible()

  await screen.rerender(strip({ minted: { day: 3, items: items(42) }, endsAtSeconds: Date.now() / 1000 + 200 }))
  expect(region.element().textContent).toContain('Come back in 3 min.')
  await screen.rerender(strip({ address: undefined }))
  expect(region.element().textContent).toContain(words.guest)
})
