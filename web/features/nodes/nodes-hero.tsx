import { nodesGuide, nodesLanding } from '@network-site/site/nodes-page'
import { partners } from '@network-site/site/partners'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { Picture } from '../../ui/picture.tsx'
import { FilmPlayer } from './film-player.tsx'

/** The first screen: title, download, a drawing that follows the pointer, and the film, if any. */
export function NodesHero({ download }: { download: ReactNode }) {
  const { film } = nodesLanding
  const { caption, title, subtitle, body, art } = nodesLanding.hero
  const hero = useRef<HTMLElement>(null)
  usePointerPosition(hero)
  return (
    <section ref={hero} aria-labelledby="nodes-title" className="nodes-hero relative isolate overflow-clip">
      <div aria-hidden="true" className="nodes-stage">
        {/* A phone shows it dimmed and wider than the screen, so the resolution of the screen is enough. */}
        <Picture file={art} alt="" sizes="(min-width: 64rem) min(74rem, 76vw), 100vw" isFirst className="nodes-art" />
        <div className="nodes-light" />
        <div className="nodes-rings">
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className="page-frame nodes-words">
        <p className="type-caption flex items-center gap-4 text-brass">
          <span aria-hidden="true" className="h-px w-10 bg-accent" />
          {caption}
        </p>
        <h1 id="nodes-title" className="nodes-title type-display mt-6">
          {title}
        </h1>
        <p className="mt-6 max-w-[34rem] text-lead text-ink">{subtitle}</p>
        <p className="mt-2 mb-8 max-w-[34rem] text-muted">{body}</p>
        <div className="lg:max-w-[46rem]">{download}</div>
      </div>
      {film && (
        <div className="page-frame pt-block pb-block">
          <FilmPlayer film={film} />
        </div>
      )}
    </section>
  )
}

/** Sets `--pointer-x` and `--pointer-y`, from −1 to 1, while the pointer moves over an element. */
function usePointerPosition(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const mayFollow = window.matchMedia('(hover: hover) and (prefers-reduced-motion: no-preference)')
    const listening = new AbortController()
    function follow({ clientX, clientY }: PointerEvent) {
      if (!mayFollow.matches || !element.current) return
      element.current.style.setProperty('--pointer-x', ((clientX / window.innerWidth) * 2 - 1).toFixed(3))
      element.current.style.setProperty('--pointer-y', ((clientY / window.innerHeight) * 2 - 1).toFixed(3))
    }
    element.current?.addEventListener('pointermove', follow, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [element])
}

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

const { chapters } = nodesGuide

/** Links to the chapters of the page. */
export function Chapters() {
  return (
    <nav aria-label={chapters.title} className="border-y border-line bg-sunken">
      <div className="page-frame flex flex-wrap gap-x-8 gap-y-1 py-3 lg:justify-between">
        {chapters.list.map(({ id, label }) => (
          <a
            key={id}
            href={`#${id}`}
            className="type-caption inline-flex min-h-10 items-center text-muted transition-colors hover:text-accent-text"
          >
            {label}
          </a>
        ))}
      </div>
    </nav>
  )
}
