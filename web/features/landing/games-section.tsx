import { controls } from '@home/site/controls'
import { games } from '@home/site/home/games'
import { Carousel } from '../../ui/carousel.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { GameCard } from './game-card.tsx'
import { sectionNumber } from './section-number.ts'
import { Section } from './section.tsx'

/** The games on their way: a grid, or on small screens a carousel of the same cards. */
export function GamesSection() {
  return (
    <Section id="games">
      <div className="page-frame">
        <SectionHeading
          id="games-title"
          title={games.title}
          caption={games.caption}
          subtitle={games.subtitle}
          {...sectionNumber('games')}
        >
          <p>{games.body}</p>
        </SectionHeading>
        <ul className="mt-block hidden grid-cols-6 gap-4 md:grid [&>li]:col-span-2 [&>li:nth-child(-n+2)]:col-span-3">
          {games.list.map((game) => (
            <li key={game.slug} className="flex">
              <GameCard game={game} />
            </li>
          ))}
        </ul>
        <Carousel label={games.carouselLabel} words={controls.carousel} className="mt-block md:hidden">
          {games.list.map((game) => (
            <GameCard key={game.slug} game={game} />
          ))}
        </Carousel>
      </div>
    </Section>
  )
}
