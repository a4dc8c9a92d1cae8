import { makeEmptyDatabase } from './empty-database.ts'
import { forgetSite, runSite } from './run-site.ts'

/** One site for all journeys; each uses wallets and words of its own. It makes its database itself, as at a first start. */
export default async function startSite(): Promise<() => Promise<void>> {
  const [site, emptyDatabase] = await Promise.all([runSite(), makeEmptyDatabase()])
  process.env['SITE_URL'] = site.url
  return async () => {
    await site.stop()
    await forgetSite(site)
    await emptyDatabase.remove()
  }
}
