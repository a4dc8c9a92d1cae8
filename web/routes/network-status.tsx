import { pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { statusWords } from '@network-site/site/status-page'
import { PageHead } from '../app-shell/page-head.tsx'
import { QueryProvider } from '../app-shell/query-client.tsx'
import { StatusReport } from '../features/status/status-report.tsx'
import { PageLink } from '../ui/page-link.tsx'

export function Status() {
  return (
    <div className="page-frame min-h-svh pt-28 pb-section md:pt-36">
      <PageHead page={pages.status} />
      <QueryProvider>
        <StatusReport />
      </QueryProvider>
      <p className="mt-3 text-small">
        <PageLink
          to={paths.network}
          className="text-muted underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
        >
          {statusWords.developers}
        </PageLink>
      </p>
    </div>
  )
}
