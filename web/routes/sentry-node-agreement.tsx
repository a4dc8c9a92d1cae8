import { footer } from '@network-site/site/footer'
import { header } from '@network-site/site/header'
import { pages } from '@network-site/site/pages'
import { Link } from 'react-router'
import { pageMeta } from '../app-shell/page-meta.ts'
import { AgreementArticle, AgreementHeader } from '../features/agreement/agreement-article.tsx'
import { CommunityIcons } from '../features/community/community-links.tsx'
import { Logo } from '../features/site-chrome/logo.tsx'
import { SiteFooter } from '../features/site-chrome/site-footer.tsx'
import type { Route } from './+types/sentry-node-agreement'

export const meta: Route.MetaFunction = () => pageMeta(pages.sentryNodeAgreement)

export default function SentryNodeAgreement() {
  return (
    <>
      <AgreementHeader
        home={
          <Link to={pages.home.path} aria-label={header.homeLabel}>
            <Logo className="h-7" />
          </Link>
        }
      />
      <main id="content" tabIndex={-1} className="outline-none">
        <AgreementArticle />
      </main>
      <SiteFooter social={<CommunityIcons places={footer.social} />} />
    </>
  )
}
