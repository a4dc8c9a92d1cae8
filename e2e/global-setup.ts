import { removeSiteData, runSite } from './run-site.ts'

/** Opens the metrics of that site to tests. */
export const metricsToken = 'a token for tests alone'

/** One site for all tests; each test uses wallets and texts of its own. */
export default async function startSite(): Promise<() => Promise<void>> {
  // A puzzle that is also solved soon in script, on pages over plain http.
  const site = await runSite({ FAUCET_PROOF_OF_WORK: '200', METRICS_TOKEN: metricsToken })
  process.env['SITE_URL'] = site.url
  return async () => {
    await site.stop()
    await removeSiteData(site)
  }
}

/** Another name of this machine, which only the browsers of these tests know. Over plain http it is no secure context. */
export const secondName = 'site.test'
