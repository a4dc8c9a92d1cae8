import type { QuestState } from '@network-site/protocol/quest-api'
import { progressWords } from '@network-site/site/progress-words'
import { questAnswers } from '@network-site/site/quest-answers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Unverified } from './unverified.tsx'

const words = progressWords.why
const address = `0x${'ab'.repeat(20)}` as const
const quests = [
  { id: 'first', title: 'First mint' },
  { id: 'all', title: 'All today' },
]
const state: QuestState = {
  quest: 'all',
  address,
  isComplete: false,
  progress: { have: 3, need: 42 },
  missing: { kind: 'total', count: 39 },
  words: 'Still to mint today (39): 4–42.',
  day: 7,
  asOf: { block: 1042, blockAt: '2026-01-01T12:00:00.000Z', behindBlocks: 3 },
}

const ask = page.getByRole('button', { name: words.ask })
const field = page.getByLabelText(progressWords.chooser.label)
let answer: () => Response
let fetchSpy: MockInstance<typeof fetch>
beforeEach(() => {
  answer = () => Response.json(state)
  fetchSpy = vi.spyOn(window, 'fetch').mockImplementation(async () => answer())
})

async function show() {
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <Unverified address={address} quests={quests} doneWords="All of it is there." />
    </QueryClientProvider>,
  )
  await expect.element(ask).not.toBeInTheDocument()
  await page.getByRole('heading', { name: words.title }).click()
}

test('shows the verdict for the wallet, what is missing, and the block', async () => {
  await show()
  await page.getByLabelText(words.quest).selectOptions('all')
  await ask.click()
  await expect.element(page.getByText(words.notVerified)).toBeVisible()
  await expect.element(page.getByText('Still to mint today (39): 4–42.')).toBeVisible()
  await expect.element(page.getByText(/^Read at block 1,042, .* 3 blocks behind/)).toBeVisible()
  expect(fetchSpy.mock.calls.map(([url]) => url)).toEqual([`/quests/all/${address}`])
})

test('explains a malformed address and sends no request', async () => {
  await show()
  await field.fill('alice.eth')
  await ask.click()
  await expect.element(page.getByText(progressWords.chooser.problems.name)).toBeVisible()
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  expect(fetchSpy).not.toHaveBeenCalled()
})

test('shows the service’s error message, or a fallback', async () => {
  await show()
  answer = () =>
    Response.json({ error: 'The chain is still being indexed.', code: 'MINT_INDEX_UNAVAILABLE' }, { status: 503 })
  await ask.click()
  await expect.element(page.getByText('The chain is still being indexed.')).toBeVisible()
  answer = () => Response.error()
  fetchSpy.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await ask.click()
  await expect.element(page.getByText(words.failed)).toBeVisible()
})

test('explains a platform’s response', async () => {
  await show()
  const pasted = page.getByRole('textbox', { name: words.answerLabel })
  const explain = page.getByRole('button', { name: words.explain })
  await pasted.fill('{"result":{"isValid":false}}')
  await explain.click()
  const answers = questAnswers
  await expect.element(page.getByText(answers.notDone.replace('{platform}', answers.platforms.taskon))).toBeVisible()
  await pasted.fill('503')
  await explain.click()
  await expect.element(page.getByText(answers.statuses['503'])).toBeVisible()
  await pasted.fill('')
  await explain.click()
  await expect.element(page.getByText(answers.empty)).toBeVisible()
})
