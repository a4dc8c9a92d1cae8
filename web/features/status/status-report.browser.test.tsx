import { statusWords } from '@network-site/site/status-page'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { knownStatus as status } from './known-status.ts'
import { StatusReport } from './status-report.tsx'

test('is hydrated as it was rendered, though the last visit knew the status, and shows that then', async () => {
  const problems: unknown[] = []
  const host = document.createElement('div')
  host.innerHTML = renderToString(reportWith(new QueryClient()))
  document.body.append(host)
  const knowing = new QueryClient()
  knowing.setQueryData(['status'], { status, ageMilliseconds: 0 })
  const root = hydrateRoot(host, reportWith(knowing), { onRecoverableError: (error) => problems.push(error) })
  await expect.poll(() => host.querySelector('h1')?.textContent).toBe(statusWords.headlines.well)
  expect(problems).toEqual([])
  root.unmount()
})

function reportWith(client: QueryClient) {
  return (
    <QueryClientProvider client={client}>
      <StatusReport />
    </QueryClientProvider>
  )
}
