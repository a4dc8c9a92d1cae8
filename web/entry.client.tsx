// For hot reload, before the first component. Empty in builds.
import '@vitejs/plugin-react/preamble'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { FailureBoundary } from './app-shell/failure-boundary.tsx'
import { ScrollRestoration } from './app-shell/scroll-restoration.tsx'
import { watchPageErrors } from './features/page-errors/report-page-error.ts'
import { Document } from './document.tsx'
import { loadFirstPage, loadPage, Pages } from './routes.tsx'
import { PrefetchPage } from './ui/page-link.tsx'

watchPageErrors()
const pageData = document.querySelector('#page-data')?.textContent ?? ''
const walletScripts = document.documentElement.dataset['walletScripts'] ?? ''
const sprites = document.querySelector('#sprites')?.innerHTML ?? ''

/** Prefetches a page. If that fails, following the link retries and shows the error. */
function prefetch(path: string): void {
  loadPage(path).catch(() => {})
}

// Loads the page's code first, so that React can hydrate the page.
await loadFirstPage().catch(() => {})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document walletScripts={walletScripts} pageData={pageData} sprites={sprites}>
        <PrefetchPage value={prefetch}>
          <BrowserRouter>
            <FailureBoundary>
              <Pages />
            </FailureBoundary>
            <ScrollRestoration />
          </BrowserRouter>
        </PrefetchPage>
      </Document>
    </StrictMode>,
  )
})
