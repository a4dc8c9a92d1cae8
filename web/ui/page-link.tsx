import { createContext, use } from 'react'
import { Link, type LinkProps } from 'react-router'

/** Fetches the code of the page at a path. */
export const PrefetchPage = createContext<(path: string) => void>(() => {})

/** A link to a page of this site, whose code is fetched as soon as the visitor points at it. */
export function PageLink({ to, ...rest }: LinkProps & { to: string }) {
  const prefetch = use(PrefetchPage)
  const prepare = () => prefetch(to.split(/[?#]/)[0] ?? to)
  return <Link {...rest} to={to} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare} />
}

/** The attributes of every link into a new tab. The opened page gets no `window.opener`. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer' } as const

/** Tells a screen reader, after a link's name, that it opens in a new tab. */
export function NewTabHint({ words }: { words: string }) {
  // The space is outside the span, whose edges drop it: the link's name and the hint would run together.
  return (
    <>
      {' '}
      <span className="sr-only">({words})</span>
    </>
  )
}
