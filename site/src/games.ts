import { network } from './network.ts'

type Game = {
  slug: string
  title: string
  genre: string
  icon: string
  body: string
  keyArt: { src: string; width: number; height: number; alt: string }
  /** Omitted until there is something to read. */
  link?: string
}

/** The games of the home page. */
export const games = {
  title: 'GAMES',
  caption: 'In development',
  subtitle: `Upcoming ${network.chainName} games`,
  body: `Here is a list of games actively working to deploy to the ${network.chainName} network with links to where you can read more about them:`,
  learnMore: 'Learn More',
  comingSoon: 'Coming Soon',
  carouselLabel: 'Upcoming games',
  list: [
    {
      slug: 'roche-line',
      title: 'Roche Line',
      genre: 'Zero-gravity racing',
      icon: '/games/roche-line-icon.svg',
      body: 'Race the ring of a world that eats its moons. The track is eleven thousand kilometers of ice, and it moves while you are on it. Keep the hull you bring home: every scar is yours to repair, wear, or sell.',
      keyArt: {
        src: '/games/roche-line.avif',
        width: 1600,
        height: 900,
        alt: 'Key art of Roche Line: racing craft in the icy ring of a giant planet.',
      },
      link: 'https://roche-line.example',
    },
    {
      slug: 'brassmarch',
      title: 'Brassmarch',
      genre: 'Tactical siege',
      icon: '/games/brassmarch-icon.svg',
      body: 'Hold the wall against giants that were wound up before your grandmother was born. You have one gatehouse, forty pikes, and a single good cannon. The parts you cut from a giant bolt straight onto your defenses, each with a serial number and a story.',
      keyArt: {
        src: '/games/brassmarch.avif',
        width: 1600,
        height: 900,
        alt: 'Key art of Brassmarch: a clockwork giant above a fortified wall at dusk.',
      },
      link: 'https://brassmarch.example',
    },
    {
      slug: 'fathom-debt',
      title: 'Fathom Debt',
      genre: 'Deep-sea extraction',
      icon: '/games/fathom-debt-icon.svg',
      body: 'Everything on the sea bed belongs to someone, and some of it is awake. Crews of three dive with borrowed air and a rented sub. Surface with the cargo and it is yours outright; stay too long and the interest is collected in person.',
      keyArt: {
        src: '/games/fathom-debt.avif',
        width: 1600,
        height: 900,
        alt: 'Key art of Fathom Debt: a small submarine’s lamps find an eye in the dark.',
      },
      link: 'https://fathom-debt.example',
    },
    {
      slug: 'lofthold',
      title: 'Lofthold',
      genre: 'Sky-archipelago builder',
      icon: '/games/lofthold-icon.svg',
      body: 'Raise a village on a rock the wind is carrying away. Hang bridges before the current parts you, and lend your windmill to a neighbor for a season’s flour. Whatever you design can be built by others, with your name kept on it.',
      keyArt: {
        src: '/games/lofthold.avif',
        width: 1600,
        height: 900,
        alt: 'Key art of Lofthold: a village with a windmill on a floating island.',
      },
      link: 'https://lofthold.example',
    },
    {
      slug: 'vesperine',
      title: 'Vesperine',
      genre: 'Undisclosed',
      icon: '/games/vesperine-icon.svg',
      body: 'One eclipse. One door. A ring stands on the salt where the shadow falls. We may say that you go in alone, that the far side remembers you, and that what you carry out has never existed before. We may not say more yet.',
      keyArt: {
        src: '/games/vesperine.avif',
        width: 1600,
        height: 900,
        alt: 'Key art of Vesperine: a great ring standing on a salt plain under an eclipse.',
      },
    },
  ] satisfies Game[] as Game[],
}

export type Games = typeof games
