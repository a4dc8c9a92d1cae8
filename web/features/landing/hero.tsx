import type { Hero as HeroWords } from '@network-site/site/schema/home'
import type { Partners } from '@network-site/site/schema/partners'
import type { ReactNode } from 'react'
import { Backdrop } from './backdrop.tsx'
import { InvestorScroller } from './investor-scroller.tsx'

interface HeroProps {
  words: HeroWords
  investors: Partners['investors']
  download: ReactNode
}

/** The first screen of the landing page. */
export function Hero({ words, investors, download }: HeroProps) {
  return (
    <section id="introducing" tabIndex={-1} aria-labelledby="introducing-title" className="outline-none">
      <Backdrop
        files={words.backdrop}
        isFirst
        shade="start"
        // In portrait the text fills the lower two thirds, so the picture moves up.
        className="max-lg:portrait:[--picture-rise:-17%]"
      >
        <div
          aria-hidden="true"
          className="absolute inset-0 -z-10 bg-linear-to-t from-background max-lg:via-background/85 max-lg:via-66% max-lg:to-transparent max-lg:to-92% lg:via-transparent lg:to-background/20"
        />
        <div className="page-frame flex min-h-svh flex-col justify-end pt-32 lg:pt-40">
          <p className="type-caption flex items-center gap-4 text-brass text-shadow-[0_0_0.75rem_var(--color-background)] max-sm:tracking-[0.08em] max-[24rem]:text-micro">
            <span aria-hidden="true" className="h-px w-10 bg-accent max-sm:hidden" />
            {words.caption}
          </p>
          <h1 id="introducing-title" className="type-display mt-6 max-w-[17ch] text-heading-1">
            {words.headline}
          </h1>
          <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,34rem)_auto] lg:items-end lg:justify-between lg:gap-16">
            <div>
              <p className="text-lead text-ink">{words.subheader}</p>
              <p className="mt-3 text-pretty text-muted">{words.body}</p>
            </div>
            {download}
          </div>
          <InvestorScroller words={words.investors} investors={investors} />
        </div>
      </Backdrop>
    </section>
  )
}
