import { footer } from '@home/site/footer'
import { links } from '@home/site/links'

/** The bottom of every page. */
export function SiteFooter() {
  return (
    <footer className="flex flex-wrap gap-6 p-6">
      <p>{footer.copyright}</p>
      <a href="/sentrynodeagreement" target="_blank" rel="noopener">
        {footer.agreement}
      </a>
      <ul>
        {footer.social.map(({ place, label }) => (
          <li key={place}>
            <a href={links[place]} target="_blank" rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  )
}
