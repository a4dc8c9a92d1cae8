import type { Footer } from '@network-site/site/schema/frame'
import { brand } from './brand.ts'

/** The bottom of every page. */
export const footer: Footer = {
  copyright: `©${brand.copyrightYear} ${brand.name}`,
  agreement: `${brand.nodeName} agreement`,
  navigationLabel: 'Footer',
  networkLabel: 'Network',
  status: 'Network status',
  officialLinks: 'Official links',
  social: [
    { place: 'chat', label: `${brand.name} on Discord` },
    { place: 'microblog', label: `${brand.name} on X` },
    { place: 'docs', label: `${brand.name} documentation on GitBook` },
    { place: 'messaging', label: `${brand.name} on Telegram` },
  ],
}
