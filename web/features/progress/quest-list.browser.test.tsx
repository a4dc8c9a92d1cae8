import type { QuestStatus } from '@network-site/protocol/progress'
import { progressWords } from '@network-site/site/progress-words'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { QuestList } from './quest-list.tsx'

const words = progressWords.quests
const quests: QuestStatus[] = [
  {
    id: 'first',
    title: 'First mint',
    task: 'Mint any item.',
    state: { isComplete: true, progress: { have: 3, need: 1 }, missing: null, words: null },
  },
  {
    id: 'all',
    title: 'All today',
    task: 'Mint all items.',
    state: {
      isComplete: false,
      progress: { have: 3, need: 42 },
      missing: { kind: 'total', count: 39 },
      words: 'Still to mint today (39): 4–42.',
    },
  },
  { id: 'hold', title: 'Hold one', task: 'Hold a token.', state: null },
]

test('groups quests into open and completed ones, and says on request what is missing', async () => {
  await render(<QuestList quests={quests} expected={3} />)
  const [open, unknown, done] = page.getByRole('listitem').elements()
  expect(done?.textContent).toContain(words.doneWords)
  expect(open?.parentElement?.previousElementSibling?.textContent).toBe(words.open)
  expect(done?.parentElement?.previousElementSibling?.textContent).toBe(words.done)
  expect(open?.textContent).toContain('Still to mint today (39): 4–42.')
  expect(unknown?.textContent).toContain(words.unknown)
  expect(unknown?.textContent).toContain(words.unknownWords)
  await expect
    .element(page.getByRole('progressbar', { name: 'All today' }))
    .toHaveAttribute('aria-valuetext', '3 of 42')
  expect(page.getByRole('progressbar').elements()).toHaveLength(1)
  const missing = page.getByText('Still to mint today (39): 4–42.')
  await expect.element(missing).not.toBeVisible()
  await page.getByRole('heading', { name: 'All today' }).click()
  await expect.element(missing).toBeVisible()
  await expect.element(page.getByText('1 of 3 completed')).toBeVisible()
})

test('shows placeholders while loading, and a message without quests', async () => {
  const screen = await render(<QuestList quests={undefined} expected={4} />)
  expect(page.getByRole('listitem').elements()).toHaveLength(4)
  await screen.rerender(<QuestList quests={[]} expected={4} />)
  await expect.element(page.getByText(words.none)).toBeVisible()
})
