import { brand } from '@network-site/site/brand'
import type { Page } from '@network-site/site/schema/pages'
import type { MetaDescriptor } from 'react-router'
import { publicMediaUrl, publicUrl } from './public-url.ts'

/** A page's head: for tabs, search engines and shared links. */
export function pageMeta(page: Page): MetaDescriptor[] {
  const address = publicUrl() + page.path
  const picture = publicMediaUrl(page.picture.src)
  return [
    { title: page.title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(page.listed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: page.picture.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: picture },
    { name: 'twitter:image:alt', content: page.picture.alt },
  ]
}
