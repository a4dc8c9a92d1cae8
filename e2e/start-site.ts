import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeSiteData, runSite } from './run-site.ts'

/** Opens the metrics of that site to tests. */
export const metricsToken = 'a token for tests alone'

/** One site for all tests; each test uses wallets and texts of its own. The site makes its own database, as at a first start. */
export default async function startSite(): Promise<() => Promise<void>> {
  const emptyFolder = await mkdtemp(join(tmpdir(), 'first start '))
  // A puzzle that is also solved soon in script, on pages over plain http.
  const site = await runSite({ DATA_DIR: emptyFolder, FAUCET_PROOF_OF_WORK: '200', METRICS_TOKEN: metricsToken })
  process.env['SITE_URL'] = site.url
  return async () => {
    await site.stop()
    await removeSiteData(site)
  }
}
