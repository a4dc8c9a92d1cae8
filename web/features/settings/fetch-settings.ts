import type { BrowserSettings } from '@home/protocol/browser-settings'
import { fetchDocument } from './fetch-document.ts'

/** Asks the server for what differs from one deployment to the next. */
export function fetchSettings(signal?: AbortSignal): Promise<BrowserSettings> {
  return fetchDocument('/settings.json', {
    schema: () => import('@home/protocol/browser-settings').then((module) => module.browserSettingsSchema),
    signal,
  })
}
