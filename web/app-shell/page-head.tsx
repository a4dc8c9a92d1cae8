import { brand } from '@network-site/site/brand'
import type { Page } from '@network-site/site/pages'
import { publicMediaUrl, publicUrl } from '../ui/media-url.ts'

/** Renders a page's metadata for tabs, search engines, and shared links. React moves it into the document's head. */
export function PageHead({ page }: { page: Page }) {
  const address = publicUrl() + page.path
  const picture = publicMediaUrl(page.picture.src)
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={address} />
      {!page.listed && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={page.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={page.picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={page.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={page.picture.alt} />
    </>
  )
}

/** Serializes JSON for a script element, escaped so that it cannot close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
