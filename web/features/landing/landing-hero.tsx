import type { Hero } from '@network-site/site/home-page'
import type { Partners } from '@network-site/site/partners'
import type { ReactNode } from 'react'
import { Marquee } from '../../ui/marquee.tsx'
import { mediaUrl } from '../../ui/media-url.ts'
import { Backdrop } from './backdrop.tsx'

interface LandingHeroProps {
  words: Hero
  investors: Partners['investors']
  download: ReactNode
}

/** The first screen of the landing page. */
export function LandingHero({ words, investors, download }: LandingHeroProps) {
  return (
    <section id="introducing" tabIndex={-1} aria-labelledby="introducing-title" className="outline-none">
      <Backdrop
        files={words.backdrop}
        isFirst
        shade="start"
        // In portrait orientation, the text fills the lower two thirds, so the picture moves up.
        className="max-lg:portrait:[--picture-rise:-17%]"
      >
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-t from-background max-lg:via-background/85 max-lg:via-66% max-lg:to-transparent max-lg:to-92% lg:via-transparent lg:to-background/20"
        />
        <div className="page-frame flex min-h-svh flex-col justify-end pt-32 lg:pt-40">
          {/* Its own ground, because the film moves bright rings behind it. */}
          <p className="type-caption flex items-center gap-4 self-start border border-line bg-background/85 px-3 py-1.5 text-brass-bright max-sm:tracking-[min(0.08em,var(--tracking-caption))] max-[24rem]:text-micro">
            <span aria-hidden="true" className="h-px w-10 bg-accent max-sm:hidden" />
            {words.caption}
          </p>
          <h1 id="introducing-title" className="type-display mt-6 max-w-[17ch] text-heading-1">
            {words.headline}
          </h1>
          <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,34rem)_auto] lg:items-end lg:justify-between lg:gap-16">
            <div>
              <p className="text-lead text-ink">{words.subheader}</p>
              <p className="mt-3 text-muted">{words.body}</p>
            </div>
            {download}
          </div>
          <InvestorScroller words={words.investors} investors={investors} />
        </div>
      </Backdrop>
    </section>
  )
}

/** The investors' logos in a marquee. */
function InvestorScroller({ words, investors }: Pick<LandingHeroProps, 'investors'> & { words: Hero['investors'] }) {
  const logos = investors.map(({ url, alt, ...size }) => ({
    id: url,
    content: <img src={mediaUrl(url)} alt={alt} {...size} loading="lazy" className="h-7 w-auto" />,
  }))
  return (
    <div className="mt-12 flex items-center gap-6 border-t border-line py-5 lg:mt-16">
      <p className="type-caption shrink-0 text-faint max-md:sr-only">{words.title}</p>
      <Marquee
        label={words.title}
        items={logos}
        repeat={2}
        durationSeconds={80}
        pauseLabel={words.pause}
        playLabel={words.play}
        className="flex-1"
        listClassName="opacity-70 invert"
      />
    </div>
  )
}
