import { journey } from './journey.ts'
import { forgetSite, runSite, type RunningSite } from './run-site.ts'

/** A journey on a site of its own, for what would disturb others: another day, slow blocks, other settings. */
export function ownSiteJourney(env: Record<string, string> | (() => Promise<Record<string, string>>)) {
  return journey.extend<object, { site: RunningSite }>({
    site: [
      async ({}, use) => {
        const site = await runSite(typeof env === 'function' ? await env() : env)
        await use(site)
        await site.stop()
        await forgetSite(site)
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    baseURL: async ({ site }, use) => use(site.url),
  })
}
