import { brand } from '@network-site/site/brand'
import { language } from '@network-site/site/language'
import type { CSSProperties, ReactNode } from 'react'
import { allStylesUrl } from './app-shell/all-styles.ts'
import { mediaBaseUrl, publicUrl } from './ui/media-url.ts'
import { headScript, startScript } from './inline/inline-scripts.ts'
import { displayLettersOf, fontStylesOf, textFontUrlsOf } from './styles/font-styles.ts'

interface DocumentProps {
  /** The rules that the page can use. Known only while prerendering; development links the whole style sheet. */
  styles?: string
  /** The page's scripts, entry script last. Known only while prerendering. */
  scripts?: readonly string[]
  /** The import map with the words of the page's language. Known only while prerendering. */
  importMap?: string
  /** The wallet's scripts, separated by spaces. Some pages prefetch them when idle. */
  walletScripts: string
  /** By path, as JSON: the scripts that a browser would find only in a page's code, such as words. */
  lateScripts: string
  /** The page's content as JSON if its script does not include it, otherwise empty. */
  pageData: string
  /** The SVG symbols that icons refer to. */
  sprites: string
  children: ReactNode
}

/** Renders the HTML document around every page. React hydrates it whole, with build-time values read from the page. */
export function Document({
  styles,
  scripts,
  importMap,
  walletScripts,
  lateScripts,
  pageData,
  sprites,
  children,
}: DocumentProps) {
  return (
    // An inline script sets data-visitor on <html> before React hydrates it.
    <html
      lang={language.tag}
      dir={language.direction}
      data-public-url={publicUrl()}
      data-media-base-url={mediaBaseUrl()}
      data-wallet-scripts={walletScripts}
      data-late-scripts={lateScripts}
      style={brandColors}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.backgroundColor} />
        <meta name="color-scheme" content="dark" />
        {/* Inlined, so that the first paint needs no second request. In development, Vite hot-reloads the file. */}
        <style id="font-styles" dangerouslySetInnerHTML={{ __html: inlineFontStyles }} suppressHydrationWarning />
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={allStylesUrl} />
        ) : (
          <style
            id="page-styles"
            dangerouslySetInnerHTML={{ __html: styles ?? textOf('#page-styles') }}
            suppressHydrationWarning
          />
        )}
        {/* Precedes every module. Development serves English words with the code. */}
        {!import.meta.env.DEV && (
          <script type="importmap" dangerouslySetInnerHTML={{ __html: importMap ?? '' }} suppressHydrationWarning />
        )}
        <script dangerouslySetInnerHTML={{ __html: inlineHeadScript }} suppressHydrationWarning />
        {/* The display font is embedded in the font styles. */}
        {textFontUrls.map((url) => (
          <link key={url} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={url} />
        ))}
        <link rel="icon" href="/icons/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        <div id="sprites" hidden dangerouslySetInnerHTML={{ __html: sprites }} suppressHydrationWarning />
        {children}
        <script
          id="page-data"
          type="application/json"
          dangerouslySetInnerHTML={{ __html: pageData }}
          suppressHydrationWarning
        />
        <script
          type="module"
          dangerouslySetInnerHTML={{ __html: inlineStartScript(scripts) }}
          suppressHydrationWarning
        />
      </body>
    </html>
  )
}

// The browser bundle contains none of these. It reads them from the page in case React rerenders the document.
const inlineFontStyles = import.meta.env.SSR ? fontStylesOf(language.tag) : textOf('#font-styles')
const inlineHeadScript = import.meta.env.SSR ? headScript(displayLettersOf(inlineFontStyles)) : ''
const textFontUrls = import.meta.env.SSR ? textFontUrlsOf(language.tag) : hrefsOf('link[rel="preload"][as="font"]')

function inlineStartScript(scripts: readonly string[] | undefined): string {
  return import.meta.env.SSR && scripts ? startScript(scripts, { locale: language.locale }) : ''
}

function textOf(selector: string): string {
  return import.meta.env.SSR ? '' : (document.querySelector(selector)?.textContent ?? '')
}

function hrefsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
}

const brandColors = {
  '--brand-accent': brand.accentColor,
  '--brand-background': brand.backgroundColor,
} as CSSProperties
