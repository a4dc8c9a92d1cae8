import { partners } from '@network-site/site/partners'
import { nodesLanding } from '@network-site/site/nodes/landing'
import { mediaUrl } from '../../ui/media-url.ts'

/** The logos of the infrastructure partners. */
export function PoweredBy() {
  return (
    <section aria-labelledby="powered-by" className="border-y border-line bg-sunken">
      <div className="page-frame flex flex-col gap-6 py-8 lg:flex-row lg:items-center lg:justify-between">
        <h2 id="powered-by" className="type-caption shrink-0 text-faint">
          {nodesLanding.poweredBy}
        </h2>
        <ul className="flex flex-wrap items-center gap-x-12 gap-y-6">
          {partners.poweredBy.map(({ url, alt, ...size }) => (
            <li key={url}>
              <img
                src={mediaUrl(url)}
                alt={alt}
                {...size}
                loading="lazy"
                decoding="async"
                className="h-7 w-auto opacity-70 invert"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
