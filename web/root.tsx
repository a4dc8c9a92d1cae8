import { brand } from '@network-site/site/brand'
import type { CSSProperties, ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { publicUrl } from './app-shell/public-url.ts'
import { FailurePage } from './features/failure/failure-page.tsx'
import { firstFaceScript } from './inline/first-face.ts'
import { headScript } from './inline/head-script.ts'
import firstFace from './styles/first-face.css?inline'
import firstFaceUrl from './styles/first-face.css?url'
import textFontUrl from './styles/fonts/text.woff2?url'
import styles from './styles/globals.css?inline'
import stylesUrl from './styles/globals.css?url'
import { mediaBaseUrl } from './ui/media-url.ts'
import type { Route } from './+types/root'

export const links: Route.LinksFunction = () => [
  // The display font is inlined in first-face.css.
  { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: textFontUrl },
  // In development, a file that Vite can replace in an open page.
  ...(import.meta.env.DEV ? [firstFaceUrl, stylesUrl].map((href) => ({ rel: 'stylesheet', href })) : []),
  { rel: 'icon', href: '/icons/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

const inlineHeadScript = import.meta.env.SSR ? headScript() : ''

const brandColors = {
  '--brand-accent': brand.accentColor,
  '--brand-background': brand.backgroundColor,
} as CSSProperties

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    // An inline script sets data-visitor on <html> before React hydrates it.
    <html
      lang={brand.language}
      data-public-url={publicUrl()}
      data-media-base-url={mediaBaseUrl()}
      style={brandColors}
      suppressHydrationWarning
    >
      <head>
        <script dangerouslySetInnerHTML={{ __html: inlineHeadScript }} suppressHydrationWarning />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.backgroundColor} />
        <meta name="color-scheme" content="dark" />
        {import.meta.env.PROD && <PageStyles />}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/**
 * The style sheets, inline: the first paint waits for no second request. The browser's bundle does not carry them but
 * reads them back from the document, in case React must render all of it anew.
 */
function PageStyles() {
  const faceScript = import.meta.env.SSR ? firstFaceScript() : ''
  return (
    <>
      <style id="first-face" dangerouslySetInnerHTML={{ __html: faceStyles }} suppressHydrationWarning />
      <script dangerouslySetInnerHTML={{ __html: faceScript }} suppressHydrationWarning />
      <style id="page-styles" dangerouslySetInnerHTML={{ __html: pageStyles }} suppressHydrationWarning />
    </>
  )
}

const faceStyles = import.meta.env.SSR ? firstFace : textOf('#first-face')
const pageStyles = import.meta.env.SSR ? styles : textOf('#page-styles')

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent ?? ''
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />
}
