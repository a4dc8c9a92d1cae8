import type { APIRequestContext } from '@playwright/test'
import { browserSettingsSchema } from '@home/protocol/browser-settings'

/** Where the site under test says the node's repository is. */
export async function repositoryUrl(request: APIRequestContext): Promise<string> {
  const settings = browserSettingsSchema.parse(await (await request.get('/settings.json')).json())
  return settings.releases.repositoryUrl
}
