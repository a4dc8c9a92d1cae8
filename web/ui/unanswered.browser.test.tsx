import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AnswerButton, CanceledError, patienceMilliseconds, useAnswer } from './unanswered.tsx'

const words = { waiting: 'No answer yet.', tryAgain: 'Try again', cancel: 'Cancel' }
const again = page.getByRole('button', { name: words.tryAgain })
const cancel = page.getByRole('button', { name: words.cancel })

/** How the test answers each attempt, in order. */
let attempts: PromiseWithResolvers<string>[]
const onEnd = vi.fn<(result: unknown) => void>()

beforeEach(() => {
  attempts = []
  onEnd.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

test('offers to try again and to cancel after ten seconds, and keeps the focus', async () => {
  await press()
  vi.advanceTimersByTime(patienceMilliseconds - 1)
  expect(again.elements()).toHaveLength(0)
  vi.advanceTimersByTime(1)
  await expect.element(again).toHaveFocus()
  await expect.element(page.getByRole('alert')).toHaveTextContent(words.waiting)
  await cancel.click()
  await expect.poll(() => onEnd.mock.calls).toEqual([[expect.any(CanceledError)]])
  await expect.element(page.getByRole('button', { name: 'Sign' })).toHaveFocus()
})

test('takes the first answer of any attempt', async () => {
  await press()
  vi.advanceTimersByTime(patienceMilliseconds)
  await again.click()
  expect(attempts).toHaveLength(2)
  expect(again.elements()).toHaveLength(0)
  vi.advanceTimersByTime(patienceMilliseconds)
  await expect.element(again).toBeVisible()
  attempts[0]?.resolve('signed')
  await expect.poll(() => onEnd.mock.calls).toEqual([['signed']])
  await expect.poll(() => again.elements()).toHaveLength(0)
})

test('ignores the refusal of an attempt that a later one replaced', async () => {
  await press()
  vi.advanceTimersByTime(patienceMilliseconds)
  await again.click()
  attempts[0]?.reject(new Error('Replaced.'))
  const refusal = new Error('Declined.')
  attempts[1]?.reject(refusal)
  await expect.poll(() => onEnd.mock.calls).toEqual([[refusal]])
})

test('does not change a button whose request is answered in time', async () => {
  await press()
  attempts[0]?.resolve('signed')
  await expect.poll(() => onEnd.mock.calls).toEqual([['signed']])
  vi.advanceTimersByTime(patienceMilliseconds)
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

async function press() {
  await render(<Signing />)
  await page.getByRole('button', { name: 'Sign' }).click()
  expect(attempts).toHaveLength(1)
}

function Signing() {
  const { ask, unanswered } = useAnswer()
  function sign() {
    const attempt = Promise.withResolvers<string>()
    attempts.push(attempt)
    return attempt.promise
  }
  return (
    <AnswerButton unanswered={unanswered} words={words} onClick={() => void ask(sign).then(onEnd, onEnd)}>
      Sign
    </AnswerButton>
  )
}
