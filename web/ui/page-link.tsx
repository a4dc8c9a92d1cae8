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
