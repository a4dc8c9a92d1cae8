import type { Visitor } from '../features/downloads/use-visitor.tsx'
import { recordEarlyClick } from './early-click.ts'

/**
 * Returns the inline script that runs before the first paint. Style sheets select content by `data-visitor`, so
 * there is no layout shift. It is a function so that the browser bundle omits it. `displayLetters` has a letter of each
 * face of headings.
 */
export function headScript(displayLetters: string): string {
  return [
    // Skips zod's probe for `eval`, which the Content-Security-Policy blocks and reports.
    'globalThis.__zod_globalConfig={jitless:true}',
    `document.documentElement.dataset.visitor=(${detectVisitor.toString()})(navigator)`,
    `(${recordEarlyClick.toString()})(window)`,
    `(${settleEarly.toString()})(window)`,
    `(${markWalletVisit.toString()})(window)`,
    // Loads the heading fonts, embedded in the style sheet, before the first heading is painted. The default is a space.
    `document.fonts.load('600 1em Display'${displayLetters.trim() && `,'${displayLetters}'`})`,
  ].join(';')
}

/**
 * Returns the inline script that imports the page's scripts after the first screen is painted or on the first
 * interaction. Each import is a separate task, because the browser compiles scripts in its memory cache immediately. Frames
 * share the formats that the page around them has loaded.
 */
export function startScript(files: readonly string[], { locale }: { locale: string }): string {
  return [
    `const preload=()=>(${preloadFormats.toString()})(${JSON.stringify(locale)})`,
    `const start=()=>{for(const file of ${JSON.stringify(files)})setTimeout(()=>import(file))}`,
    'const startAll=()=>{start();if(parent===window)setTimeout(preload)}',
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(startAll)),{once:true})',
    'for(const event of["pointerdown","keydown"])addEventListener(event,start,{once:true,passive:true})',
    // Does not wait longer for slow pictures.
    'setTimeout(start,3000)',
  ].join(';')
}

/** The part of `navigator` that identifies the device. */
interface VisitorTraits {
  userAgent: string
  maxTouchPoints: number
  userAgentData?: { platform: string; mobile: boolean } | undefined
}

/**
 * Returns the visitor's platform from client hints, falling back to the user agent.
 * Self-contained: its source runs as an inline script.
 */
export function detectVisitor(traits: VisitorTraits): Visitor {
  const agent = traits.userAgent.toLowerCase()
  const hints = traits.userAgentData
  const platform = hints ? hints.platform.toLowerCase() : ''
  if (hints?.mobile || /android|ios/.test(platform)) return 'mobile'
  if (/android|iphone|ipad|ipod|mobile|tablet|silk|kindle/.test(agent)) return 'mobile'
  // An iPad requests desktop pages as a Mac, but no Mac has a touch screen.
  if (/macintosh/.test(agent) && traits.maxTouchPoints > 1) return 'mobile'
  if (/linux/.test(agent) || /linux/.test(platform)) return 'linux'
  // Desktop client hints take precedence over the user agent, which may be frozen or fake.
  const system = /windows|macos/.test(platform) ? platform : agent
  if (/windows/.test(system)) return 'windows'
  if (/macos|macintosh|mac os/.test(system)) return 'mac'
  return 'linux'
}

/**
 * Lays out the whole page immediately for anchors and restored scroll positions, and later when a link to an anchor is
 * clicked. Self-contained: its source runs as an inline script.
 */
function settleEarly(page: Window): void {
  const settle = () => {
    page.document.documentElement.dataset['settled'] = ''
  }
  // The router's history state survives a reload or a return.
  if (page.location.hash || page.history.state) settle()
  page.addEventListener('click', ({ target }) => (target as Element).closest('a[href*="#"]') && settle(), true)
}

/**
 * Marks a visit whose link names a wallet or that follows an earlier connection. Style sheets then reserve space for
 * wallet data instead of the connect prompt. Self-contained: its source runs as an inline script.
 */
function markWalletVisit(page: Window): void {
  const isLinked = new URLSearchParams(page.location.search).has('address')
  if (isLinked || wasConnected()) page.document.documentElement.dataset['asked'] = ''

  function wasConnected(): boolean {
    try {
      return page.localStorage.getItem('wagmi.recentConnectorId') !== null
    } catch {
      // The visitor has blocked storage.
      return false
    }
  }
}

/**
 * Loads the browser's number and date formats in a worker. Their first use blocks for 10 ms, on a slow phone for more than
 * 100 ms. All pages and frames of a process share what one of them has loaded. Self-contained: its source runs as an
 * inline script.
 */
export function preloadFormats(locale: string): void {
  const format = (language: string) => {
    ;(0).toLocaleString(language)
    new Date(0).toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })
    close()
  }
  const script = new Blob([`(${format.toString()})("${locale}")`], { type: 'text/javascript' })
  new Worker(URL.createObjectURL(script)).addEventListener('error', () => {})
}
