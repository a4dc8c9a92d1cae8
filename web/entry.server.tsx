import { paths } from '@network-site/site/paths'
import { StrictMode } from 'react'
import { StaticRouter } from 'react-router'
import { FailureBoundary } from './app-shell/failure-boundary.tsx'
import { homeContent } from './app-shell/home-content.ts'
import { inlineJson } from './app-shell/page-head.tsx'
import { prerenderPage } from './build-time/prerender-page.ts'
import { Document } from './document.tsx'
import allStyles from './styles/globals.css?inline'
import { pageFiles, Pages } from './routes.tsx'

/** The source file whose chunk contains the wallet code. */
const walletFile = 'features/wallet/wallet-part.tsx'

export { allStyles }

interface RenderOptions {
  styles: string
  /** The import map of the page's language. */
  importMap?: string
  /** Returns the scripts of a page from the source files of its chunks, entry script last. */
  scriptsOf: (files: string[]) => string[]
  /** Returns the scripts of an on-demand chunk from its source file. */
  laterScriptsOf: (file: string) => string[]
  sprites: string
}

/** Returns the source files of the chunks of the page at a path. */
export { pageFiles }

/** Returns the HTML of the page at a path. */
export function renderPage(path: string, options: RenderOptions): Promise<string> {
  const { styles, importMap, scriptsOf, laterScriptsOf, sprites } = options
  return prerenderPage(
    path,
    <StrictMode>
      <Document
        styles={styles}
        scripts={scriptsOf(pageFiles(path))}
        {...(importMap === undefined ? {} : { importMap })}
        walletScripts={laterScriptsOf(walletFile).join(' ')}
        pageData={path === paths.home ? inlineJson(homeContent()) : ''}
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
  )
}
