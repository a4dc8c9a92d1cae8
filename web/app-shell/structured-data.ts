import { brand } from '@network-site/site/brand'
import { links } from '@network-site/site/links'
import type { Games } from '@network-site/site/schema/home'
import { publicMediaUrl, publicUrl } from './public-url.ts'

/** Structured data for search engines: the organization, this site, and the announced games. */
export function structuredData(games: Games) {
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
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: brand.name,
        url: home,
        publisher: { '@id': organization },
      },
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
