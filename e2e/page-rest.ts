import type { Page } from '@playwright/test'

/** Runs in a page before its scripts: notes when it first has nothing to do, as `ui/use-at-rest.ts` asks to be told. */
export function noteRest(): void {
  const request = window.requestIdleCallback.bind(window)
  window.requestIdleCallback = (act, options) =>
    request((deadline) => {
      window.restAt ??= performance.now()
      act(deadline)
    }, options)
}

/** The URLs that a page has asked for before that. */
export function namesBeforeRest(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (window.restAt ?? Number.POSITIVE_INFINITY))
      .map(({ name }) => name),
  )
}

/** When that was, in milliseconds of the clock. */
export function readRest(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin + (window.restAt ?? Number.POSITIVE_INFINITY))
}

declare global {
  interface Window {
    restAt?: number
  }
}
