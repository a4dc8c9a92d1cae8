import { createContext, type MouseEvent, type ReactNode, use, useMemo, useTransition } from 'react'
import { Link, type LinkProps } from 'react-router'

interface PageLoader {
  /** Fetches the code of the page at a path. */
  prefetch: (path: string) => void
  /** Shows that a page is loading until the navigation that starts in the same event has ended. */
  showLoading: (path: string) => void
}

const PageLoaderContext = createContext<PageLoader>({ prefetch: () => {}, showLoading: () => {} })

interface PageLinksProps {
  prefetch: PageLoader['prefetch']
  isLoaded: (path: string) => boolean
  children: ReactNode
}

/** Lets links prefetch pages, and shows a line at the top of the window while the next page loads. */
export function PageLinks({ prefetch, isLoaded, children }: PageLinksProps) {
  const [isLoading, startLoading] = useTransition()
  const loader = useMemo(() => {
    function showLoading(path: string) {
      // A page whose code is loaded appears sooner without the line, whose frame would come first.
      if (isLoaded(path)) return
      // The router navigates in a transition. React ends transitions of one event together, so this one is empty.
      startLoading(() => {})
    }
    return { prefetch, showLoading }
  }, [prefetch, isLoaded])
  return (
    <PageLoaderContext value={loader}>
      {isLoading && (
        <div aria-hidden="true" data-page-loading className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
          <div className="h-full w-2/5 animate-traverse bg-accent motion-reduce:w-full" />
        </div>
      )}
      {children}
    </PageLoaderContext>
  )
}

/** A link to a page of this site, prefetched on hover, touch, or focus. */
export function PageLink({ to, onClick, ...rest }: LinkProps & { to: string }) {
  const { prefetch, showLoading } = use(PageLoaderContext)
  const path = to.split(/[?#]/)[0] ?? to
  const prepare = () => prefetch(path)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    showLoading(path)
  }
  return <Link {...rest} to={to} onClick={follow} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare} />
}

/** The attributes of a link that opens in a new tab, without `window.opener`. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Announces to screen readers that a link opens in a new tab. */
export function NewTabHint({ words }: { words: string }) {
  // The space is outside the span, which would trim it.
  return (
    <>
      {' '}
      <span className="sr-only">({words})</span>
    </>
  )
}
