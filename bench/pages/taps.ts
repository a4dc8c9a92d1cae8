import { controls } from '@network-site/site/controls'
import { header } from '@network-site/site/header'
import { node } from '@network-site/site/home/node'
import { campaign } from '@network-site/site/campaign'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import type { Locator, Page } from '@playwright/test'

export type Tap = {
  name: string
  path: string
  viewport: { width: number; height: number }
  find: (page: Page) => Locator
  /** Done before the tap, and not measured. */
  prepare?: (target: Locator) => Promise<void>
  /** A selector of what answers the tap on the screen. */
  answer: string
  /** The visitor has connected the guest wallet on an earlier visit. */
  isConnected?: boolean
  /** How much slower than this machine the visitor's is; a phone's four times if left out. */
  slowdown?: number
  /** In milliseconds, where it is another than that of a first tap. */
  goal?: number
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const secondDot = `#games ul[aria-label="${controls.carousel.dots}"] li:nth-child(2) button`

const nextPage: Tap = {
  name: 'next page',
  path: pages.home.path,
  viewport: desktop,
  find: (page) => page.getByRole('link', { name: node.more }),
  // Its code is fetched when somebody points at the link.
  prepare: async (target) => {
    await target.hover()
    await target.page().waitForLoadState('networkidle')
  },
  answer: '.nodes-hero',
}

/** What visitors press first. An answer is the thing itself, or the control that says that it is on its way. */
export const taps: Tap[] = [
  {
    name: 'menu',
    path: pages.home.path,
    viewport: phone,
    find: (page) => page.getByRole('button', { name: header.openMenu }),
    answer: '#site-menu:popover-open',
  },
  {
    name: 'form',
    path: pages.home.path,
    viewport: desktop,
    find: (page) => page.locator('header').getByRole('button', { name: header.buildWithUs }),
    answer: '[role=dialog], header [aria-busy=true]',
  },
  {
    name: 'carousel',
    path: `${pages.home.path}#games`,
    viewport: phone,
    find: (page) => page.locator(secondDot),
    answer: `${secondDot}[aria-current=true]`,
  },
  nextPage,
  { ...nextPage, name: 'next page, not slowed', slowdown: 1, goal: 100 },
  {
    name: 'connect',
    path: pages.mint.path,
    viewport: phone,
    find: (page) => page.getByRole('button', { name: walletWords.connect }),
    answer: '[role=dialog], main [aria-busy=true]',
  },
  {
    name: 'mint',
    path: pages.mint.path,
    viewport: phone,
    isConnected: true,
    find: (page) => page.getByRole('button', { name: `${campaign.mint.mint} 1`, exact: true, disabled: false }),
    answer: 'article:not([data-state=idle])',
  },
]
