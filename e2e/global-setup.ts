import { removeSiteData, runSite } from './run-site.ts'

export const metricsToken = 'e2e metrics token'

/** Starts the site that all tests share. Each test uses its own wallets and texts. */
export default async function startSite(): Promise<() => Promise<void>> {
  // Easy enough for the JavaScript solver that pages over plain HTTP use.
  const site = await runSite({ FAUCET_PROOF_OF_WORK: '200', METRICS_TOKEN: metricsToken })
  process.env['SITE_URL'] = site.url
  return async () => {
    await site.stop()
    await removeSiteData(site)
  }
}

/** A second host name of this machine in the test browsers. Over plain HTTP it is not a secure context. */
export const secondName = 'site.test'
