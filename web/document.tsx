import { brand } from '@network-site/site/brand'
import type { CSSProperties, ReactNode } from 'react'
import { mediaBaseUrl, publicUrl } from './ui/media-url.ts'
import { headScript, startScript } from './inline/inline-scripts.ts'
import textFontUrl from './styles/fonts/text.woff2?url'
import styles from './styles/globals.css?inline'
import stylesUrl from './styles/globals.css?url'

export interface DocumentProps {
  /** The page's scripts, the one that starts it last. Known only where the page is rendered. */
  scripts?: readonly string[]
  /** The scripts of the wallet's code, parted by spaces, which some pages fetch when they are at rest. */
  walletScripts: string
  /** What the page was rendered from, as JSON, where its script does not carry it; else empty. */
  pageData: string
  /** The symbols that icons refer to. */
  sprites: string
  children: ReactNode
}

/** The document around every page. React hydrates all of it; what only the rendering knows is read back from the page. */
export function Document({ scripts, walletScripts, pageData, sprites, children }: DocumentProps) {
  return (
    // An inline script sets data-visitor on <html> before React hydrates it.
    <html
      lang={brand.language}
      data-public-url={publicUrl()}
      data-media-base-url={mediaBaseUrl()}
      data-wallet-scripts={walletScripts}
      style={brandColors}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.backgroundColor} />
        <meta name="color-scheme" content="dark" />
        {/* Inline: the first paint waits for no second request. In development, a file that Vite can replace. */}
        {import.meta.env.DEV ? (
          <link rel="stylesheet" href={stylesUrl} />
        ) : (
          <style id="page-styles" dangerouslySetInnerHTML={{ __html: pageStyles }} suppressHydrationWarning />
        )}
        <script dangerouslySetInnerHTML={{ __html: inlineHeadScript }} suppressHydrationWarning />
        {/* The display font is part of the style sheet. */}
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={textFontUrl} />
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
          dangerouslySetInnerHTML={{ __html: scripts ? startScript(scripts) : '' }}
          suppressHydrationWarning
        />
      </body>
    </html>
  )
}

// The browser's bundle carries neither. It reads the styles back, in case React must render the document anew.
const inlineHeadScript = import.meta.env.SSR ? headScript() : ''
const pageStyles = import.meta.env.SSR ? styles : (document.querySelector('#page-styles')?.textContent ?? '')

const brandColors = {
  '--brand-accent': brand.accentColor,
  '--brand-background': brand.backgroundColor,
} as CSSProperties
