import type { header } from '@network-site/site/header'
import { useOutletContext } from 'react-router'

/** What a page tells the site layout, as its route's `handle`. */
export interface PageHandle {
  /** The numbered sections that the header lists. */
  sections?: typeof header.sections
  /** The page shows toasts. */
  hasToasts?: boolean
}

/** What the site layout gives to the pages inside it. */
export interface SiteLayoutContext {
  /** Sets the header's call to action active, which opens the Build-with-us modal. */
  openBuildWithUs: () => void
}

export function useSiteLayoutContext(): SiteLayoutContext {
  return useOutletContext<SiteLayoutContext>()
}
