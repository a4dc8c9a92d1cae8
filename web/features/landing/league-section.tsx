import { controls } from '@network-site/site/controls'
import type { League } from '@network-site/site/schema/home'
import { LateCarousel } from '../../ui/late-carousel.tsx'
import { mediaUrl } from '../../ui/media-url.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { Backdrop } from './backdrop.tsx'
import { LeagueFeature } from './league-feature.tsx'
import { sectionNumber } from './section-number.ts'
import { Section } from './section.tsx'

/** The league, over its own film. */
export function LeagueSection({ words }: { words: League }) {
  return (
    <Backdrop film={words.backdrop} shade="full">
      <Section id="vanguard-league">
        <div className="page-frame">
          <SectionHeading
            id="vanguard-league-title"
            title={words.title}
            caption={words.caption}
            {...sectionNumber('vanguard-league')}
          >
            <p>{words.body}</p>
          </SectionHeading>
          <div className="mt-block grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
            <img
              src={mediaUrl(words.image.src)}
              srcSet={`${mediaUrl(words.image.small)} 800w, ${mediaUrl(words.image.src)} 1600w`}
              sizes="(min-width: 64rem) 45vw, 100vw"
              alt={words.image.alt}
              width={1600}
              height={1200}
              loading="lazy"
              decoding="async"
              className="aspect-[4/3] w-full border border-line bg-sunken object-cover"
            />
            <ul className="hidden flex-col md:flex lg:justify-center">
              {words.features.map((feature) => (
                <li key={feature.title} className="border-t border-line-strong py-8 last:border-b">
                  <LeagueFeature feature={feature} />
                </li>
              ))}
            </ul>
            <LateCarousel
              label={words.carouselLabel}
              words={controls.carousel}
              isAutoplaying
              intervalMs={4000}
              className="md:hidden"
            >
              {words.features.map((feature) => (
                <LeagueFeature key={feature.title} feature={feature} />
              ))}
            </LateCarousel>
          </div>
        </div>
      </Section>
    </Backdrop>
  )
}
