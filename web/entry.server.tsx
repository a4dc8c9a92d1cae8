import { paths } from '@network-site/site/paths'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { FailureBoundary } from './app-shell/failure-boundary.tsx'
import { homeContent } from './app-shell/home-content.ts'
import { inlineJson } from './app-shell/inline-json.ts'
import { Document } from './document.tsx'
import { pageFiles, Pages } from './routes.tsx'

export interface PageScripts {
  /** The module that starts the page. */
  entry: string
  /** What it and the page need. */
  preloads: string[]
}

interface RenderOptions {
  /** The scripts of a page, found by the source files of its chunks. */
  scriptsOf: (files: string[]) => PageScripts
  sprites: string
}

/** Renders the page at a path, whole: no part of it is streamed after the others. */
export async function renderPage(path: string, { scriptsOf, sprites }: RenderOptions): Promise<string> {
  const { entry, preloads } = scriptsOf(pageFiles(path))
  const pageData = path === paths.home ? inlineJson(homeContent()) : ''
  const { prelude } = await prerender(
    <StrictMode>
      <Document preloads={preloads} pageData={pageData} sprites={sprites}>
        <StaticRouter location={path}>
          <FailureBoundary>
            <Pages />
          </FailureBoundary>
          {null}
        </StaticRouter>
      </Document>
    </StrictMode>,
    { bootstrapModules: [entry], progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}
