import { detectVisitor } from './detect-visitor.ts'
import { keepEarlyClick } from './early-click.ts'
import { markAskedWallet } from './mark-asked-wallet.ts'
import { settleEarly } from './settle-early.ts'

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
