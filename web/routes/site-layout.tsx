import { controls } from '@network-site/site/controls'
import { footer } from '@network-site/site/footer'
import { header } from '@network-site/site/header'
import { lazy, Suspense, useState } from 'react'
import { Outlet, useMatches } from 'react-router'
import { PlaceIcons } from '../features/community/place-icons.tsx'
import { RunNodeButton } from '../features/downloads/run-node-button.tsx'
import { SiteFooter } from '../features/frame/site-footer.tsx'
import { SiteHeader } from '../features/frame/site-header.tsx'
import { LatestRelease } from './shared/latest-release.tsx'
import type { PageHandle } from './shared/page-handle.ts'
import type { SiteOutlet } from './shared/site-outlet.ts'

const loadBuildWithUs = () => import('./shared/build-with-us.tsx')
const BuildWithUs = lazy(loadBuildWithUs)
const ToastHost = lazy(() => import('../ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))

/** Header, footer, toasts and the Build-with-us modal around every page but the agreement. */
export default function SiteLayout() {
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const [isCallToActionActive, setIsCallToActionActive] = useState(false)
  const [wasActive, setWasActive] = useState(false)

  function openBuildWithUs() {
    setIsCallToActionActive(true)
    setWasActive(true)
  }

  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 bg-accent-fill p-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {header.skipLink}
      </a>
      <SiteHeader
        sections={handle?.sections ?? noSections}
        social={<PlaceIcons places={header.social} />}
        menuSocial={<PlaceIcons places={header.menuSocial} />}
        nodeButton={<RunNodeButton withRelease={LatestRelease} />}
        onBuildWithUs={openBuildWithUs}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet context={{ openBuildWithUs } satisfies SiteOutlet} />
      </main>
      <SiteFooter social={<PlaceIcons places={footer.social} />} />
      <Suspense>
        {wasActive && <BuildWithUs isOpen={isCallToActionActive} onClose={() => setIsCallToActionActive(false)} />}
        {(wasActive || handle?.hasToasts) && <ToastHost position="top-right" dismissLabel={controls.dismiss} />}
      </Suspense>
    </>
  )
}

const noSections: typeof header.sections = []
