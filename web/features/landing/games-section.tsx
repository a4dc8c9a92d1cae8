import { controls } from '@network-site/site/controls'
import type { Games } from '@network-site/site/schema/home'
import { LazyCarousel } from '../../ui/lazy-carousel.tsx'
import { GameCard } from './game-card.tsx'
import { NumberedHeading, Section } from './section.tsx'

/** The games: a list in a grid, or on small screens a carousel of the same cards. Only one of the two is displayed. */
export function GamesSection({ words }: { words: Games }) {
  return (
    <Section id="games">
      <div className="page-frame">
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
      </div>
    </Section>
  )
}
