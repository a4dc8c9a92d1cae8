import { forgetSite, runSite } from './run-site.ts'

/** One site for all journeys; each uses wallets and words of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  const site = await runSite()
  process.env['SITE_URL'] = site.url
  return async () => {
    await site.stop()
    await forgetSite(site)
  }
}
