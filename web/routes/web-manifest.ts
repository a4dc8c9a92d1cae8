import { brand } from '@network-site/site/brand'

/** `/site.webmanifest`, written at build time: how an installed site appears on a home screen. */
export function loader(): Response {
  const icon = (kind: 'icon' | 'maskable', size: number) => ({
    src: `/icons/${kind}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: kind === 'icon' ? 'any' : 'maskable',
  })
  return Response.json({
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: brand.language,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: brand.backgroundColor,
    theme_color: brand.backgroundColor,
    icons: [icon('icon', 192), icon('icon', 512), icon('maskable', 192), icon('maskable', 512)],
  })
}
