import { brand, links } from '@network-site/site/brand'
import {
  community,
  contributor,
  foundation,
  hero,
  league,
  node,
  ownership,
  technology,
} from '@network-site/site/home-page'
import { games } from '@network-site/site/games'
import { pages } from '@network-site/site/pages'
import { partners } from '@network-site/site/partners'
import { publicMediaUrl, publicUrl } from '../ui/media-url.ts'

const words = {
  hero,
  investors: partners.investors,
  node,
  ownership,
  technology,
  foundation,
  contributor,
  games,
  league,
  community,
}

/** Returns the home page's text and the metadata for search engines and shared links. */
export function homeContent() {
  return { words, page: pages.home, structuredData: structuredData() }
}

/** Returns structured data for search engines: the organization, this site, and the announced games. */
function structuredData() {
  const home = `${publicUrl()}/`
  const organization = `${home}#organization`
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand.name,
        url: home,
        logo: publicMediaUrl('/icons/icon-512.png'),
        description: brand.description,
        email: brand.contactEmail,
        sameAs: [links.microblog, links.chat, links.messaging, links.questBoard, links.campaign],
      },
      { '@type': 'WebSite', '@id': `${home}#website`, name: brand.name, url: home, publisher: { '@id': organization } },
      ...games.list.map((game) => ({
        '@type': 'VideoGame',
        name: game.title,
        description: game.body,
        genre: game.genre,
        image: publicMediaUrl(game.keyArt.src),
        ...(game.link ? { url: game.link } : {}),
      })),
    ],
  }
}
