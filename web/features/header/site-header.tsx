import { brand } from '@home/site/brand'
import { header } from '@home/site/header'
import { links } from '@home/site/links'
import { Link } from 'react-router'

/** The top of every page. */
export function SiteHeader() {
  return (
    <header className="flex items-center gap-6 p-6">
      <Link to="/" aria-label={header.homeLabel}>
        {brand.name}
      </Link>
      <nav aria-label={header.navigationLabel}>
        <a href={links.docs} target="_blank" rel="noopener">
          {header.docs}
        </a>
      </nav>
    </header>
  )
}
