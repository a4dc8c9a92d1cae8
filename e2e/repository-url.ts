import type { APIRequestContext } from '@playwright/test'
import { browserSettingsSchema } from '@network-site/protocol/settings'

/** The absolute URL of the node's repository, as the pages of the site under test have it. */
export async function repositoryUrl(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/settings.json')
  const settings = browserSettingsSchema.parse(await answer.json())
  return new URL(settings.releases.repositoryUrl, answer.url()).href
}
