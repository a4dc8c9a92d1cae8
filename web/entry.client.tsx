// For hot reload, before the first component. Empty in builds.
import '@vitejs/plugin-react/preamble'
import { startTransition, StrictMode } from 'react'
import { preloadModule } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { FailureBoundary } from './app-shell/failure-boundary.tsx'
import { ScrollRestoration } from './app-shell/scroll-restoration.tsx'
import { watchPageErrors } from './features/page-errors/report-page-error.ts'
import { Document } from './document.tsx'
import { isPageLoaded, loadFirstPage, loadPage, Pages } from './routes.tsx'
import { PageLinks } from './ui/page-link.tsx'

watchPageErrors()
const pageData = document.querySelector('#page-data')?.textContent ?? ''
const walletScripts = document.documentElement.dataset['walletScripts'] ?? ''
const lateScripts = document.documentElement.dataset['lateScripts'] ?? '{}'
const lateScriptsOf = JSON.parse(lateScripts) as Record<string, string[]>
const sprites = document.querySelector('#sprites')?.innerHTML ?? ''

/** Prefetches a page. If that fails, following the link retries and shows the error. */
function prefetch(path: string): void {
  for (const script of lateScriptsOf[path] ?? []) preloadModule(script)
  loadPage(path).catch(() => {})
}

// Loads the page's code first, so that React can hydrate the page.
await loadFirstPage().catch(() => {})
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document walletScripts={walletScripts} lateScripts={lateScripts} pageData={pageData} sprites={sprites}>
        <PageLinks prefetch={prefetch} isLoaded={isPageLoaded}>
          <BrowserRouter>
            <FailureBoundary>
              <Pages />
            </FailureBoundary>
            <ScrollRestoration />
          </BrowserRouter>
        </PageLinks>
      </Document>
    </StrictMode>,
  )
})
