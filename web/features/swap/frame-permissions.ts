import { paths } from '@network-site/site/paths'

/** What a framed widget may do. Everything else is blocked, above all navigation of the page around it. */
export interface FramePermissions {
  sandbox: string
  allow: string
  /** Whether it posts a message when it is rendered. */
  postsMessages: boolean
}

/**
 * Every widget needs scripts and its own origin: wallets inject into it and remember it. Links open new tabs, which must
 * not inherit the sandbox. Only a third party's widget may use forms; ours has none.
 */
const shared = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']

/** The permissions for our own widget, or for a third party's. */
export function framePermissions(frameUrl: string, pageUrl: string): FramePermissions {
  const { origin, pathname } = new URL(frameUrl, pageUrl)
  const isOurs = origin === new URL(pageUrl).origin && pathname === paths.tokenWidget
  return {
    sandbox: (isOurs ? shared : [...shared, 'allow-forms']).join(' '),
    allow: `clipboard-write ${isOurs ? "'self'" : origin}`,
    postsMessages: isOurs,
  }
}
