import { controls, footer, header } from '@network-site/site/site-chrome'
import { language } from '@network-site/site/language'
import { paths } from '@network-site/site/paths'
import { lazy, Suspense, useEffect, useMemo, useState, useTransition } from 'react'
import { Outlet, useLocation } from 'react-router'
import { settleLayout } from '../app-shell/below-first-screen.tsx'
import { LatestRelease } from '../app-shell/latest-release.tsx'
import { CommunityIcons } from '../features/community/community-links.tsx'
import { RunNodeButton } from '../features/downloads/download-widget.tsx'
import { FooterLanguages, LanguageDisclosure } from '../features/languages/language-menu.tsx'
import { readWantedLanguages } from '../features/languages/language-choice.ts'
import { SiteFooter } from '../features/site-chrome/site-footer.tsx'
import { SiteHeader } from '../features/site-chrome/site-header.tsx'
import { useAtRest } from '../ui/use-at-rest.ts'

const BuildWithUs = lazy(() =>
  import('../app-shell/build-with-us.tsx').then((module) => ({ default: module.BuildWithUs })),
)
const LanguageSuggestion = lazy(() =>
  import('../features/languages/language-suggestion.tsx').then((module) => ({ default: module.LanguageSuggestion })),
)
const ToastHost = lazy(() => import('../ui/toast-host.tsx').then((module) => ({ default: module.ToastHost })))

/** The outlet context of the pages inside the layout. */
export interface SiteLayoutContext {
  /** Opens the Build-with-us modal. */
  openBuildWithUs: () => void
}

/** Renders the header, footer, toasts, and Build-with-us modal around a page. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const [isCallToActionActive, setIsCallToActionActive] = useState(false)
  const [wasActive, setWasActive] = useState(false)
  // Pending until the modal's code is loaded.
  const [isOpening, startOpening] = useTransition()

  // Toasts raised earlier are queued until the host is mounted.
  const isAtRest = useAtRest()

  useEffect(settleLayout, [])

  // Stable across renders: a new object would make React discard a page that is not hydrated yet.
  const context: SiteLayoutContext = useMemo(
    () => ({
      openBuildWithUs: () =>
        startOpening(() => {
          setIsCallToActionActive(true)
          setWasActive(true)
        }),
    }),
    [],
  )

  return (
    <>
      <a
        href="#content"
        className="sr-only z-50 bg-accent-fill p-3 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:start-2"
      >
        {header.skipLink}
      </a>
      <SiteHeader
        sections={pathname === paths.home ? header.sections : noSections}
        social={<CommunityIcons places={header.social} />}
        menuSocial={<CommunityIcons places={header.menuSocial} />}
        nodeButton={<RunNodeButton withRelease={LatestRelease} />}
        languages={<LanguageDisclosure />}
        onBuildWithUs={context.openBuildWithUs}
        isOpeningBuildWithUs={isOpening}
      />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet context={context} />
      </main>
      <SiteFooter social={<CommunityIcons places={footer.social} />} languages={<FooterLanguages />} />
      <Suspense>
        {isAtRest && pathname === '/' && <SuggestedLanguage />}
        {wasActive && <BuildWithUs isOpen={isCallToActionActive} onClose={() => setIsCallToActionActive(false)} />}
        {(wasActive || (isAtRest && pagesWithToasts.has(pathname))) && (
          <ToastHost position="top-right" dismissLabel={controls.dismiss} />
        )}
      </Suspense>
    </>
  )
}

/** Suggests another language on the English home page. Visitors who prefer English do not load the code. */
function SuggestedLanguage() {
  const wanted = readWantedLanguages()
  return wanted[0]?.split('-')[0] === language.tag ? null : <LanguageSuggestion wanted={wanted} />
}

const noSections: typeof header.sections = []
const pagesWithToasts = new Set([paths.testnetSwap, paths.mint, paths.viewMint, paths.progress])
