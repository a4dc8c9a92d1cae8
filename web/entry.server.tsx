import { pages } from '@network-site/site/pages'
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
import { PageLinks } from './ui/page-link.tsx'

/** The source file whose chunk contains the wallet code. */
const walletFile = 'features/wallet/wallet-part.tsx'
/** The source file whose chunk contains the landing page's content. */
const homeContentFile = 'app-shell/home-content.ts'

export { allStyles }

interface RenderOptions {
  styles: string
  /** The import map of the page's language. */
  importMap?: string
  /** Returns the scripts of a page from the source files of its chunks, entry script last. */
  scriptsOf: (files: string[]) => string[]
  /** Returns the scripts of an on-demand chunk from its source file. */
  laterScriptsOf: (file: string) => string[]
  /** Returns the words among the scripts of on-demand chunks. */
  laterWordsOf: (files: string[]) => string[]
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
        lateScripts={JSON.stringify(lateScripts(options))}
        pageData={path === paths.home ? inlineJson(homeContent()) : ''}
        sprites={sprites}
      >
        <PageLinks prefetch={() => {}} isLoaded={() => true}>
          <StaticRouter location={path}>
            <FailureBoundary>
              <Pages />
            </FailureBoundary>
            {null}
          </StaticRouter>
        </PageLinks>
      </Document>
    </StrictMode>,
  )
}

/** Returns, by path, the scripts that a browser would find only in a page's code. */
function lateScripts({ laterScriptsOf, laterWordsOf }: RenderOptions): Record<string, string[]> {
  const all = Object.values(pages).map(({ path }) => {
    // Its own document contains the content; visitors from other pages need the chunk.
    const scripts = path === paths.home ? laterScriptsOf(homeContentFile) : laterWordsOf(pageFiles(path))
    return [path, scripts] as const
  })
  return Object.fromEntries(all.filter(([, scripts]) => scripts.length > 0))
}
