import { statusWords } from '@network-site/site/status-page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { knownStatus as status } from './known-status.ts'
import { StatusReport } from './status-report.tsx'

test('hydrates without a mismatch if the status is cached, then shows it', async () => {
  const errors: unknown[] = []
  const host = document.createElement('div')
  host.innerHTML = renderToString(reportWith(new QueryClient()))
  document.body.append(host)
  const cached = new QueryClient()
  cached.setQueryData(['status'], { status, ageMilliseconds: 0 })
  const root = hydrateRoot(host, reportWith(cached), { onRecoverableError: (error) => errors.push(error) })
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe(statusWords.headlines.well)
  expect(errors).toEqual([])
  root.unmount()
})

function reportWith(client: QueryClient) {
  return (
    <QueryClientProvider client={client}>
      <StatusReport />
    </QueryClientProvider>
  )
}
