import { header } from '@home/site/header'
import { Outlet } from 'react-router'
import { SiteFooter } from '../features/footer/site-footer.tsx'
import { SiteHeader } from '../features/header/site-header.tsx'

/** Header and footer around every page but the agreement. */
export default function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#content">
        {header.skipLink}
      </a>
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
    </>
  )
}
