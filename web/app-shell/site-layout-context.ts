import { useOutletContext } from 'react-router'

/** What the site layout gives to the pages inside it. */
export interface SiteLayoutContext {
  /** Sets the header's call to action active, which opens the Build-with-us modal. */
  openBuildWithUs: () => void
}

export function useSiteLayoutContext(): SiteLayoutContext {
  return useOutletContext<SiteLayoutContext>()
}
