import { controls, footer } from '@network-site/site/site-chrome'
import { paths } from '@network-site/site/paths'
import type { ReactNode } from 'react'
import { newTab, NewTabHint, PageLink } from '../../ui/page-link.tsx'
import { Logo } from './site-header.tsx'

/** The footer of every page. */
export function SiteFooter({ social, languages }: { social: ReactNode; languages: ReactNode }) {
  return (
    <footer className="border-t border-line bg-sunken print:hidden">
      <div className="page-frame flex flex-col items-center gap-6 py-10 text-small text-muted lg:flex-row lg:justify-between">
        <Logo className="h-6 text-ink" />
        <p>{footer.copyright}</p>
        <a
          href={paths.nodeAgreement}
          {...newTab}
          className="underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
        >
          {footer.agreement}
          <NewTabHint words={controls.opensInNewTab} />
        </a>
        <nav aria-label={footer.navigationLabel}>{social}</nav>
      </div>
      <nav
        aria-label={footer.networkLabel}
        className="page-frame flex justify-center gap-8 pb-8 text-caption text-faint lg:justify-start"
      >
        <PageLink to={paths.status} className="transition-colors hover:text-ink">
          {footer.status}
        </PageLink>
        <PageLink to={paths.officialLinks} className="transition-colors hover:text-ink">
          {footer.officialLinks}
        </PageLink>
      </nav>
      {languages}
    </footer>
  )
}
