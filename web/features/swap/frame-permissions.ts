import { tokenWidgetPath } from '@network-site/protocol/token-widget'

/** What a framed widget may do. Whatever is not named here, it may not: lead this page elsewhere, above all. */
export interface FramePermissions {
  sandbox: string
  allow: string
  /** Whether it tells us by a message when it is drawn. */
  reportsItself: boolean
}

/**
 * Both need their scripts, and their own origin: a wallet is found by it and remembers it. Links lead to new tabs, which
 * must not inherit the sandbox. Only a stranger's widget may be built on forms; ours has none.
 */
const shared = ['allow-scripts', 'allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']

export function framePermissions(frameUrl: string, pageUrl: string): FramePermissions {
  const { origin, pathname } = new URL(frameUrl, pageUrl)
  const isOurs = origin === new URL(pageUrl).origin && pathname === tokenWidgetPath
  return {
    sandbox: (isOurs ? shared : [...shared, 'allow-forms']).join(' '),
    allow: `clipboard-write ${isOurs ? "'self'" : origin}`,
    reportsItself: isOurs,
  }
}
