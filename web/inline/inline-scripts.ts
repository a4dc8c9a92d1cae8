import type { Visitor } from '../features/downloads/use-visitor.tsx'
import { keepEarlyClick } from './early-click.ts'

/**
 * zod tests whether it may compile code, which our Content-Security-Policy forbids and reports. `jitless` skips the
 * test.
 */
const zodConfig = 'globalThis.__zod_globalConfig={jitless:true}'

/** The headings' font, which the style sheet above carries: loaded now, it is there when the first heading is painted. */
const loadDisplayFont = "document.fonts.load('600 1em Display')"

/**
 * The inline script at the top of every page, run before anything is painted. Style sheets choose by `data-visitor`
 * what to show, so a page never shows the wrong form and nothing moves. A function, so that the browser's own bundle
 * does not carry it again.
 */
export function headScript(): string {
  return [
    zodConfig,
    `document.documentElement.dataset.visitor=(${detectVisitor.toString()})(navigator)`,
    `(${keepEarlyClick.toString()})(window)`,
    `(${settleEarly.toString()})(window)`,
    `(${markAskedWallet.toString()})(window)`,
    loadDisplayFont,
  ].join(';')
}

/** A visitor who waits this long for a slow picture waits no longer for the page to work. */
const longestWaitMilliseconds = 3000

/**
 * The inline script that starts the page: it imports the page's scripts once the first screen has loaded and is painted, or
 * on the first interaction. Each file is imported in a separate task, because the browser compiles files that it has in
 * memory, such as the scripts of a frame, immediately. A file that is imported again does not run again.
 */
export function startScript(files: readonly string[]): string {
  return [
    `const start=()=>{for(const file of ${JSON.stringify(files)})setTimeout(()=>import(file))}`,
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)),{once:true})',
    'for(const event of["pointerdown","keydown"])addEventListener(event,start,{once:true,passive:true})',
    `setTimeout(start,${longestWaitMilliseconds})`,
  ].join(';')
}

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

/**
 * Has the whole page laid out at once for a visitor who comes to an anchor or back to a scroll position, or who clicks:
 * a click may lead to any place below. Self-contained: its source runs alone, as an inline script.
 */
function settleEarly(page: Window): void {
  const settle = () => {
    page.document.documentElement.dataset['settled'] = ''
  }
  // The router's history state is there again after a reload or a return.
  if (page.location.hash || page.history.state) settle()
  else page.addEventListener('click', settle, { capture: true, once: true })
}

/**
 * Marks a visit that is about a wallet: the link names one, or one was connected before. Style sheets then reserve space for
 * the wallet's data, where the prerendered page shows other visitors an invitation to connect. Self-contained: its source runs
 * alone, as an inline script.
 */
function markAskedWallet(page: Window): void {
  const isLinked = new URLSearchParams(page.location.search).has('address')
  if (isLinked || wasConnected()) page.document.documentElement.dataset['asked'] = ''

  function wasConnected(): boolean {
    try {
      return page.localStorage.getItem('wagmi.recentConnectorId') !== null
    } catch {
      // The visitor has forbidden it.
      return false
    }
  }
}
