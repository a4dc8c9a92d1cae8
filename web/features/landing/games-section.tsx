import { controls } from '@network-site/site/site-chrome'
import type { Games } from '@network-site/site/games'
import type { League } from '@network-site/site/home-page'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LazyCarousel } from '../../ui/lazy-carousel.tsx'
import { mediaUrl } from '../../ui/media-url.ts'
import { newTab } from '../../ui/page-link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Backdrop } from './backdrop.tsx'
import { NumberedHeading, Section } from './section.tsx'

/** The games as a grid or, on small screens, a carousel. */
export function GamesSection({ words }: { words: Games }) {
  return (
    <Section id="games">
      <NumberedHeading id="games" words={words} />
      <ul className="mt-block hidden grid-cols-6 gap-4 md:grid [&>li]:col-span-3 max-lg:[&>li:last-child]:col-span-6 lg:[&>li:nth-child(n+3)]:col-span-2">
        {words.list.map((game) => (
          <li key={game.slug} className="flex">
            <GameCard game={game} words={words} />
          </li>
        ))}
      </ul>
      <LazyCarousel label={words.carouselLabel} words={controls.carousel} className="mt-block md:hidden">
        {words.list.map((game) => (
          <GameCard key={game.slug} game={game} words={words} />
        ))}
      </LazyCarousel>
    </Section>
  )
}

/** A game's key art, name, description, and link, if it is released. */
function GameCard({ game, words }: { game: Games['list'][number]; words: Games }) {
  const art = (
    <Picture
      file={game.keyArt}
      alt={game.keyArt.alt}
      sizes="(min-width: 48rem) 50vw, 100vw"
      className="aspect-video w-full bg-sunken object-cover transition-transform duration-(--duration-reveal) ease-settle group-hover/game:scale-[1.03]"
    />
  )
  return (
    <Card
      render={<article />}
      padding="none"
      isInteractive={game.link !== undefined}
      className="group/game flex w-full flex-col"
    >
      <div className="overflow-hidden border-b border-line">
        {game.link === undefined ? (
          art
        ) : (
          <a href={game.link} {...newTab} tabIndex={-1} className="block">
            {art}
          </a>
        )}
      </div>
      <div className="flex flex-1 flex-col items-start p-6">
        <p className="type-caption text-faint">{game.genre}</p>
        <h3 className="type-display mt-2 flex items-center gap-3 text-heading-3">
          <img src={mediaUrl(game.icon)} alt="" width={32} height={32} loading="lazy" className="size-8 shrink-0" />
          {/* In Turkish, a capital i would have a dot. */}
          <span lang="en">{game.title}</span>
        </h3>
        <p className="mt-4 mb-6 text-muted">{game.body}</p>
        {game.link === undefined ? (
          <Button disabled variant="secondary" className="mt-auto">
            {words.comingSoon}
          </Button>
        ) : (
          <LinkButton
            href={game.link}
            newTabHint={controls.opensInNewTab}
            variant="secondary"
            icon={<Icon name="arrow-up-right" />}
            iconPosition="end"
            className="mt-auto"
          >
            {words.learnMore}
            <span className="sr-only">: {game.title}</span>
          </LinkButton>
        )}
      </div>
    </Card>
  )
}

/** The league's features as a list or, on small screens, a carousel. */
export function LeagueSection({ words }: { words: League }) {
  return (
    <Backdrop files={words.backdrop} shade="full">
      <Section id={words.anchor}>
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
