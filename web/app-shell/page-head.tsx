import { brand } from '@network-site/site/brand'
import { language } from '@network-site/site/language'
import { languageNames } from '@network-site/site/languages'
import { linkPreviews, type Page, pageNames, pages } from '@network-site/site/pages'
import { pathIn } from '../features/languages/language-choice.ts'
import { publicMediaUrl, publicUrl } from '../ui/media-url.ts'

/** Renders a page's metadata. React moves it into the document's head. */
export function PageHead({ page }: { page: Page }) {
  return (
    <>
      <title>{page.title}</title>
      <link rel="canonical" href={publicUrl() + page.path} />
      {!page.listed && <meta name="robots" content="noindex" />}
      {import.meta.env.SSR && <LinkPreview page={page} />}
    </>
  )
}

/** What search engines and link previews show. They read documents, so the browser's scripts do not contain it. */
function LinkPreview({ page }: { page: Page }) {
  const { description, picture } = linkPreviews[pageNames.find((name) => pages[name].path === page.path) ?? 'home']
  const image = publicMediaUrl(picture.src)
  return (
    <>
      {page.listed && <Alternates path={page.path} />}
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content={new Intl.Locale(language.locale).baseName.replace('-', '_')} />
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={publicUrl() + page.path} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={picture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={page.title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  )
}

/** The page in every language. English is for visitors who have none of them. */
function Alternates({ path }: { path: string }) {
  const [english] = languageNames
  return (
    <>
      {languageNames.map((target) => (
        <link key={target.tag} rel="alternate" hrefLang={target.tag} href={publicUrl() + pathIn(target, path)} />
      ))}
      {english && <link rel="alternate" hrefLang="x-default" href={publicUrl() + pathIn(english, path)} />}
    </>
  )
}

/** Serializes JSON for a script element, escaped so that it cannot close the element. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
}
