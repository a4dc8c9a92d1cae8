import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

// `fails` counts what happens after a test as well: each of these passes only where the guard has thrown.

test.fails('what a test reports itself fails it, even if it clears every mock', () => {
  console.error('planted')
  vi.clearAllMocks()
  vi.restoreAllMocks()
  expect(console.error).toBeTypeOf('function')
})

test.fails('what React reports of a component fails its test', async () => {
  // React complains of keys that come twice.
  const screen = await render(
    <ul>
      {['one', 'two'].map((word) => (
        <li key="same">{word}</li>
      ))}
    </ul>,
  )
  await expect.element(screen.getByText('two')).toBeInTheDocument()
})
