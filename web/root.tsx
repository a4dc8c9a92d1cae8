import { brand } from '@home/site/brand'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type CSSProperties, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import type { Route } from './+types/root'
import { createQueryClient } from './create-query-client.ts'
import { FailurePage } from './features/failure/failure-page.tsx'
import { publicUrl } from './public-url.ts'
import { fontPreloads } from './styles/font-preloads.ts'
import './styles/globals.css'

export const links: Route.LinksFunction = () => [
  ...fontPreloads,
  { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
]

const brandColors = {
  '--brand-accent': brand.accentColor,
  '--brand-background': brand.backgroundColor,
} as CSSProperties

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" data-public-url={publicUrl()} style={brandColors}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.backgroundColor} />
        <meta name="color-scheme" content="dark" />
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

export default function Root() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailurePage error={error} />
}
