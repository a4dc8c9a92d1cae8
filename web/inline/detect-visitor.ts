import type { Visitor } from '../features/downloads/use-visitor.ts'

/** The part of `navigator` that tells machines apart. */
interface VisitorTraits {
  userAgent: string
  maxTouchPoints: number
  userAgentData?: { platform: string; mobile: boolean } | undefined
}

/**
 * Tells the visitor's machine from its client hints, or from its user agent where there are none.
 * Self-contained: its source runs alone, as an inline script.
 */
export function detectVisitor(traits: VisitorTraits): Visitor {
  const agent = traits.userAgent.toLowerCase()
  const hints = traits.userAgentData
  const platform = hints ? hints.platform.toLowerCase() : ''
  if (hints?.mobile || /android|ios/.test(platform)) return 'mobile'
  if (/android|iphone|ipad|ipod|mobile|tablet|silk|kindle/.test(agent)) return 'mobile'
  // An iPad asks for desktop pages as a Mac, but no Mac has a touch screen.
  if (/macintosh/.test(agent) && traits.maxTouchPoints > 1) return 'mobile'
  if (/linux/.test(agent) || /linux/.test(platform)) return 'linux'
  // Hints that name a desktop are believed before a user agent, which is frozen or made up.
  const system = /windows|macos/.test(platform) ? platform : agent
  if (/windows/.test(system)) return 'windows'
  if (/macos|macintosh|mac os/.test(system)) return 'mac'
  return 'linux'
}
