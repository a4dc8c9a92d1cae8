import { brand } from './brand.ts'
import type { Footer } from './schema/frame.ts'

/** The bottom of every page. */
export const footer: Footer = {
  copyright: `©${brand.copyrightYear} ${brand.name}. All Rights Reserved`,
  agreement: `${brand.nodeName} Agreement`,
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
