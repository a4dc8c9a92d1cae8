import type { header } from '@network-site/site/header'

/** What a screen tells the layout around it, as its route's `handle`. */
export interface PageHandle {
  /** The numbered sections its header lists. */
  sections?: typeof header.sections
  /** Things on it may say something in passing. */
  hasToasts?: boolean
}
