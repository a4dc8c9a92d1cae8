import { footer, header } from '@network-site/site/site-chrome'
import { pages } from '@network-site/site/pages'
import { PageHead } from '../app-shell/page-head.tsx'
import { AgreementArticle, AgreementHeader } from '../features/agreement/agreement-article.tsx'
import { CommunityIcons } from '../features/community/community-links.tsx'
import { FooterLanguages } from '../features/languages/language-menu.tsx'
import { SiteFooter } from '../features/site-chrome/site-footer.tsx'
import { Logo } from '../features/site-chrome/site-header.tsx'
import { PageLink } from '../ui/page-link.tsx'

export function NodeAgreement() {
  return (
    <>
      <PageHead page={pages.nodeAgreement} />
      <AgreementHeader
        home={
          <PageLink to={pages.home.path} aria-label={header.homeLabel}>
            <Logo className="h-7" />
          </PageLink>
        }
      />
      <main id="content" tabIndex={-1} className="outline-none">
        <AgreementArticle />
      </main>
      <SiteFooter social={<CommunityIcons places={footer.social} />} languages={<FooterLanguages />} />
    </>
  )
}
