import { paths } from '@network-site/site/paths'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { FailureBoundary } from './app-shell/failure-boundary.tsx'
import { homeContent } from './app-shell/home-content.ts'
import { inlineJson } from './app-shell/page-head.tsx'
import { Document } from './document.tsx'
import { pageFiles, Pages } from './routes.tsx'

/** The source file whose chunk holds everything about wallets. */
const walletFile = 'features/wallet/wallet-part.tsx'

interface RenderOptions {
  /** The scripts of a page, by the source files of its chunks; the one that starts it last. */
  scriptsOf: (files: string[]) => string[]
  /** The scripts of a chunk that is loaded later, by its source file. */
  laterScriptsOf: (file: string) => string[]
  sprites: string
}

/** Renders the page at a path, whole: no part of it is streamed after the others. */
export async function renderPage(path: string, options: RenderOptions): Promise<string> {
  const { scriptsOf, laterScriptsOf, sprites } = options
  const pageData = path === paths.home ? inlineJson(homeContent()) : ''
  const { prelude } = await prerender(
    <StrictMode>
      <Document
        scripts={scriptsOf(pageFiles(path))}
        walletScripts={laterScriptsOf(walletFile).join(' ')}
        pageData={pageData}
        sprites={sprites}
      >
        <StaticRouter location={path}>
          <FailureBoundary>
            <Pages />
          </FailureBoundary>
          {null}
        </StaticRouter>
      </Document>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
