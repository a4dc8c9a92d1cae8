import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Provides a function that prefetches the code of the page at a path. */
export const PrefetchPage = createContext<(path: string) => void>(() => {})

/** A link to a page of this site, prefetched on hover, touch, or focus. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  const prefetch = use(PrefetchPage)
  const prepare = () => prefetch(to.split(/[?#]/)[0] ?? to)
  return <Link {...rest} to={to} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare} />
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
