import { controls } from '@network-site/site/controls'
import type { Games } from '@network-site/site/schema/home'
import { LateCarousel } from '../../ui/late-carousel.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { GameCard } from './game-card.tsx'
import { sectionNumber } from './section-number.ts'
import { Section } from './section.tsx'

/** The games on their way: a grid, or on small screens a carousel of the same cards. */
export function GamesSection({ words }: { words: Games }) {
  return (
    <Section id="games">
      <div className="page-frame">
        <SectionHeading
          id="games-title"
          title={words.title}
          caption={words.caption}
          subtitle={words.subtitle}
          {...sectionNumber('games')}
        >
          <p>{words.body}</p>
        </SectionHeading>
        <ul className="mt-block hidden grid-cols-6 gap-4 md:grid [&>li]:col-span-3 max-lg:[&>li:last-child]:col-span-6 lg:[&>li:nth-child(n+3)]:col-span-2">
          {words.list.map((game) => (
            <li key={game.slug} className="flex">
              <GameCard game={game} words={words} />
            </li>
          ))}
        </ul>
        <LateCarousel label={words.carouselLabel} words={controls.carousel} className="mt-block md:hidden">
          {words.list.map((game) => (
            <GameCard key={game.slug} game={game} words={words} />
          ))}
        </LateCarousel>
      </div>
    </Section>
  )
}
