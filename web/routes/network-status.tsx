import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { StatusReport } from '../features/status/status-report.tsx'

export function Status() {
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.status} />
      <QueryProvider>
        <StatusReport />
      </QueryProvider>
    </div>
  )
}
