import { controls } from '@network-site/site/controls'
import type { League } from '@network-site/site/schema/home'
import { Icon } from '../../ui/icon.tsx'
import { LazyCarousel } from '../../ui/lazy-carousel.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Backdrop } from './backdrop.tsx'
import { NumberedHeading, Section } from './section.tsx'

/** The league's features: a list, or on small screens a carousel of the same. Only one of the two is displayed. */
export function LeagueSection({ words }: { words: League }) {
  return (
    <Backdrop files={words.backdrop} shade="full">
      <Section id={words.anchor}>
        <div className="page-frame">
          <NumberedHeading id={words.anchor} words={words} />
          <div className="mt-block grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-16">
            <Picture
              file={words.image}
              alt={words.image.alt}
              sizes="(min-width: 64rem) 45vw, 100vw"
              className="aspect-[4/3] w-full border border-line bg-sunken object-cover"
            />
            <ul className="hidden flex-col md:flex lg:justify-center">
              {words.features.map((feature) => (
                <li key={feature.title} className="border-t border-line-strong py-8 last:border-b">
                  <LeagueFeature feature={feature} />
                </li>
              ))}
            </ul>
            <LazyCarousel
              label={words.carouselLabel}
              words={controls.carousel}
              isAutoplaying
              intervalMs={4000}
              className="md:hidden"
            >
              {words.features.map((feature) => (
                <LeagueFeature key={feature.title} feature={feature} />
              ))}
            </LazyCarousel>
          </div>
        </div>
      </Section>
    </Backdrop>
  )
}

const icons = { join: 'user-check', build: 'hammer', reward: 'medal' } as const

function LeagueFeature({ feature }: { feature: League['features'][number] }) {
  return (
    <div className="flex gap-6">
      <Icon name={icons[feature.icon]} className="mt-1 shrink-0 text-accent-text" />
      <div>
        <h3 className="type-label text-title">{feature.title}</h3>
        <p className="mt-3 text-muted">{feature.body}</p>
      </div>
    </div>
  )
}
