import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { SectionHeading } from './section-heading.tsx'

test('is a level-2 heading named only by its title', async () => {
  const screen = await render(
    <SectionHeading number={3} total={8} caption="Layers" title="Technology" subtitle="How it works">
      Body
    </SectionHeading>,
  )
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Technology', exact: true })).toBeVisible()
  await expect.element(screen.getByText('03')).toBeVisible()
  await expect.element(screen.getByText('/ 08')).toBeVisible()
  await expect.element(screen.getByText('How it works')).toBeVisible()
})

test('supports level 1 and omits the number line without a number', async () => {
  const screen = await render(<SectionHeading level={1} title="Welcome" />)
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.container.querySelector('p')).toBeNull()
})
