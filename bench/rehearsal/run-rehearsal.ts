import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@network-site/server/services/database'
import { eventually } from '../../server/test/eventually.ts'
import { reconcile } from './reconcile-mints.ts'
import type { ContainerImage } from './image/container-engine.ts'
import { startDeployment, type Deployment } from './deployment/start-deployment.ts'
import { type IncidentContext, type IncidentId, incidents, isRecovered, readDay } from './incidents.ts'
import { type IncidentResult, type Rehearsal, summarizeVisits } from './rehearsal-report.ts'
import { type Rates, startVisitors, type Visitors } from './visitors/start-visitors.ts'

export type RehearsalOptions = {
  incidents: IncidentId[]
  rates: Rates
  logFolder?: string | undefined
  /** Runs servers and relayers in containers of this image. */
  image?: ContainerImage | undefined
  report?: (line: string) => void
}

const maxRecoveryMilliseconds = 150_000

/** Runs the incidents one after another under load, then reconciles visitors, database, and chain. */
export async function runRehearsal(options: RehearsalOptions): Promise<Rehearsal> {
  const { incidents: ids, rates, logFolder, image, report = () => undefined } = options
  const startedAt = performance.now()
  report('starting a chain, Postgres, a proxy, two servers, and two relayers')
  const hasSmallDisk = ids.includes('full-disk')
  const deployment = await startDeployment({
    servers: 2,
    relayers: 2,
    keys: 2,
    hasProxy: true,
    hasSmallDisk,
    logFolder,
    image,
  })
  const database = await openDatabase({ url: deployment.databaseUrl, dataDir: '' })
  const visitors = startVisitors(deployment.url, rates)
  try {
    await waitForRecovery(deployment, visitors)
    const results: IncidentResult[] = []
    for (const id of ids) {
      report(incidents[id].name)
      results.push(await runIncident(id, { deployment, visitors, database }))
    }
    report('reconciling visitors, database, and chain')
    await visitors.stop()
    const { day } = await readDay(deployment)
    const days = Array.from({ length: day }, (_, index) => index + 1)
    const reconciliation = await reconcile({ database, testnet: deployment.testnet, visitors, days })
    const seconds = (performance.now() - startedAt) / 1000
    return { incidents: results, reconciliation, rates, seconds, hasSmallDisk: deployment.disk !== undefined }
  } finally {
    await visitors.stop()
    await database.close()
    await deployment.stop()
  }
}

async function runIncident(
  id: IncidentId,
  { deployment, visitors, database }: { deployment: Deployment; visitors: Visitors; database: Database },
): Promise<IncidentResult> {
  const { name, run } = incidents[id]
  const notes: string[] = []
  const context: IncidentContext = {
    deployment,
    visitors,
    note: (sentence) => notes.push(sentence),
    query: async (statement) =>
      ((await database.sql.execute(statement)) as unknown as { rows: Array<Record<string, unknown>> }).rows,
  }
  const from = performance.now()
  const outcome = await run(context)
  if (outcome) return { id, name, ...outcome }
  const repairedAt = performance.now()
  const recoveredAt = await waitForRecovery(deployment, visitors)
  await sleep(2000)
  const to = performance.now()
  // Wait until every visit that began during the incident has ended.
  await eventually(
    () => visitors.visits.every(({ beganAt, endedAt }) => beganAt >= to || endedAt !== undefined),
    maxRecoveryMilliseconds * 2,
  )
  const impact = summarizeVisits(visitors.visits, { from, to })
  return {
    id,
    name,
    faultSeconds: (repairedAt - from) / 1000,
    recoverySeconds: recoveredAt && (recoveredAt - repairedAt) / 1000,
    lastAffectedSeconds: impact.lastAffectedAt === undefined ? 0 : (impact.lastAffectedAt - from) / 1000,
    impact,
    notes,
  }
}

/** Resolves to the start of the first successful check, or undefined if the deployment did not recover. */
async function waitForRecovery(deployment: Deployment, visitors: Visitors): Promise<number | undefined> {
  let checkedAt = 0
  const check = async () => {
    checkedAt = performance.now()
    return isRecovered(deployment, visitors)
  }
  return eventually(check, maxRecoveryMilliseconds).then(
    () => checkedAt,
    () => undefined,
  )
}
