import type { BrowserSettings } from '@network-site/protocol/browser-settings'
import { fetchDocument } from './fetch-document.ts'
import { resolveSettings } from './resolve-settings.ts'

/** Asks the server for what differs from one deployment to the next. Every address in the answer is whole. */
export async function fetchSettings(signal?: AbortSignal): Promise<BrowserSettings> {
  const settings = await fetchDocument('/settings.json', {
    schema: () => import('@network-site/protocol/browser-settings').then((module) => module.browserSettingsSchema),
    signal,
  })
  return resolveSettings(settings, window.location.origin)
}
