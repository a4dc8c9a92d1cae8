import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Card, Divider } from './card.tsx'

test('a card renders the given element', async () => {
  const screen = await render(
    <Card render={<article />} variant="lit">
      Inside
    </Card>,
  )
  await expect.element(screen.getByRole('article')).toHaveTextContent('Inside')
})

test('the corner ticks of a card do not block clicks', async () => {
  const screen = await render(<Card>Inside</Card>)
  const card = screen.getByText('Inside').element()
  expect(getComputedStyle(card, '::before').pointerEvents).toBe('none')
})

test('a divider is a separator in both variants', async () => {
  const screen = await render(
    <>
      <Divider />
      <Divider variant="scale" />
    </>,
  )
  expect(screen.getByRole('separator').all()).toHaveLength(2)
})
