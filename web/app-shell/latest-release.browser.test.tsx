import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { LatestRelease } from './latest-release.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset['visitor']
})

test('hydrates the prerendered page even if another part of it has found the release', async () => {
  const errors: unknown[] = []
  const host = document.createElement('div')
  host.innerHTML = renderToString(part)
  expect(host.textContent).toBe('loading')
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  document.documentElement.dataset['visitor'] = 'windows'
  const other = await render(part)
  await expect.element(other.getByText('failed')).toBeVisible()
  const root = hydrateRoot(host, part, { onRecoverableError: (error) => errors.push(error) })
  await expect.poll(() => host.textContent).toBe('failed')
  expect(errors).toEqual([])
  root.unmount()
})

const part = <LatestRelease>{({ status }) => <p>{status}</p>}</LatestRelease>
