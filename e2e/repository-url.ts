import type { APIRequestContext } from '@playwright/test'
import { browserSettingsSchema } from '@network-site/protocol/browser-settings'

/** Where the site under test says the node's repository is: whole, as its pages have it. */
export async function repositoryUrl(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/settings.json')
  const settings = browserSettingsSchema.parse(await answer.json())
  return new URL(settings.releases.repositoryUrl, answer.url()).href
}
