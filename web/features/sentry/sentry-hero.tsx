import { sentryLanding } from '@network-site/site/sentry/landing'
import { useRef, type ReactNode } from 'react'
import { mediaUrl } from '../../ui/media-url.ts'
import { Film } from './film.tsx'
import './sentry-hero.css'
import { useGaze } from './use-gaze.ts'

/** The promise, the download, the eye that keeps the watch, and the film. */
export function SentryHero({ download }: { download: ReactNode }) {
  const { caption, title, subtitle, body, art } = sentryLanding.hero
  const hero = useRef<HTMLElement>(null)
  useGaze(hero)
  return (
    <section ref={hero} aria-labelledby="sentry-title" className="sentry-hero relative isolate overflow-clip">
      <div aria-hidden="true" className="sentry-stage">
        <img src={mediaUrl(art.src)} alt="" width={1600} height={1000} fetchPriority="high" className="sentry-art" />
        <div className="sentry-light" />
        <div className="sentry-rings">
          <i />
          <i />
          <i />
        </div>
      </div>
      <div className="page-frame sentry-words">
        <p className="type-caption flex items-center gap-4 text-brass">
          <span aria-hidden="true" className="h-px w-10 bg-accent" />
          {caption}
        </p>
        <h1 id="sentry-title" className="sentry-title type-display mt-6">
          {title}
        </h1>
        <p className="mt-6 max-w-[34rem] text-lead text-ink">{subtitle}</p>
        <p className="mt-2 mb-8 max-w-[34rem] text-muted">{body}</p>
        <div className="lg:max-w-[46rem]">{download}</div>
      </div>
      <div className="page-frame pt-block pb-block">
        <Film />
      </div>
    </section>
  )
}
