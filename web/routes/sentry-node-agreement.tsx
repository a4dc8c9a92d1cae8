import { footer } from '@network-site/site/footer'
import { header } from '@network-site/site/header'
import { pages } from '@network-site/site/pages'
import { Link } from 'react-router'
import { AgreementArticle } from '../features/agreement/agreement-article.tsx'
import { AgreementBar } from '../features/agreement/agreement-bar.tsx'
import { PlaceIcons } from '../features/community/place-icons.tsx'
import { Logo } from '../features/frame/logo.tsx'
import { SiteFooter } from '../features/frame/site-footer.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/sentry-node-agreement'

export const meta: Route.MetaFunction = () => pageMeta(pages.sentryNodeAgreement)

export default function SentryNodeAgreement() {
  return (
    <>
      <AgreementBar
        home={
          <Link to={pages.home.path} aria-label={header.homeLabel}>
            <Logo className="h-7" />
          </Link>
        }
      />
      <main id="content" tabIndex={-1} className="outline-none">
        <AgreementArticle />
      </main>
      <SiteFooter social={<PlaceIcons places={footer.social} />} />
    </>
  )
}
