import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

// `fails` includes hooks: each of these tests passes only if the guard throws after it.

test.fails('a test that calls console.error fails, even if it clears all mocks', () => {
  console.error('planted')
  vi.clearAllMocks()
  vi.restoreAllMocks()
  expect(console.error).toBeTypeOf('function')
})

test.fails('a test fails if React logs a warning about a component', async () => {
  // React warns about duplicate keys.
  const screen = await render(
    <ul>
      {['one', 'two'].map((word) => (
        <li key="same">{word}</li>
      ))}
    </ul>,
  )
  await expect.element(screen.getByText('two')).toBeInTheDocument()
})
