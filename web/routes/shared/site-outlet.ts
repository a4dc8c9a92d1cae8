import { useOutletContext } from 'react-router'

/** What the layout lends to the screens inside it. */
export interface SiteOutlet {
  /** Sets the header's call to action active, which opens the Build-with-us modal. */
  openBuildWithUs: () => void
}

export function useSiteOutlet(): SiteOutlet {
  return useOutletContext<SiteOutlet>()
}
