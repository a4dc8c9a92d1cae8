import { mintDaySchema } from '@network-site/protocol/mints'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@network-site/server/services/database'
import { eventually } from '../../server/test/eventually.ts'
import { compareBooks } from './compare-books.ts'
import { startDeployment, type Deployment } from './deployment/start-deployment.ts'
import { type Incident, isWhole, type Stage } from './incidents.ts'
import { type Played, type Rehearsal, summarise } from './rehearsal-report.ts'
import { type Rates, startVisitors, type Visitors } from './visitors/start-visitors.ts'

export type RehearsalOptions = {
  incidents: Incident[]
  rates: Rates
  logFolder?: string | undefined
  report?: (line: string) => void
}

const longestRecoveryMilliseconds = 150_000
const pauseMilliseconds = 2000

/** Plays incidents one after the other while people visit, and compares the books at the end. */
export async function runRehearsal(options: RehearsalOptions): Promise<Rehearsal> {
  const { incidents, rates, logFolder, report = () => undefined } = options
  const startedAt = performance.now()
  report('starting a chain, Postgres, a proxy, two servers and two relayers')
  const hasSmallDisk = incidents.some(({ id }) => id === 'full-disk')
  const deployment = await startDeployment({ servers: 2, relayers: 2, keys: 2, hasSmallDisk, logFolder })
  const database = await openDatabase({ url: deployment.databaseUrl, dataDir: '' })
  const visitors = startVisitors(deployment.url, rates)
  try {
    await untilWhole(deployment, visitors)
    const played: Played[] = []
    for (const incident of incidents) {
      report(incident.name)
      played.push(await playOne(incident, { deployment, visitors, database }))
    }
    report('comparing the books')
    await visitors.stop()
    const days = Array.from({ length: await readDay(deployment) }, (_, index) => index + 1)
    const books = await compareBooks({ database, testnet: deployment.testnet, visitors, days })
    const seconds = (performance.now() - startedAt) / 1000
    return { incidents: played, books, rates, seconds, hasSmallDisk: deployment.disk !== undefined }
  } finally {
    await visitors.stop()
    await database.close()
    await deployment.stop()
  }
}

async function playOne(
  incident: Incident,
  { deployment, visitors, database }: { deployment: Deployment; visitors: Visitors; database: Database },
): Promise<Played> {
  const { id, name } = incident
  const notes: string[] = []
  const stage: Stage = {
    deployment,
    visitors,
    note: (sentence) => notes.push(sentence),
    query: async (statement) =>
      ((await database.sql.execute(statement)) as unknown as { rows: Array<Record<string, unknown>> }).rows,
  }
  const from = performance.now()
  const outcome = await incident.play(stage)
  if (outcome) return { id, name, ...outcome }
  const givenBackAt = performance.now()
  const wholeAt = await untilWhole(deployment, visitors)
  await sleep(pauseMilliseconds)
  const to = performance.now()
  // Everybody who came meanwhile is answered or has given up.
  await eventually(
    () => visitors.visits.every(({ beganAt, endedAt }) => beganAt >= to || endedAt !== undefined),
    longestRecoveryMilliseconds * 2,
  )
  const sight = summarise(visitors.visits, { from, to })
  return {
    id,
    name,
    faultSeconds: (givenBackAt - from) / 1000,
    wholeAfterSeconds: wholeAt && (wholeAt - givenBackAt) / 1000,
    lastTroubleSeconds: sight.lastTroubleAt === undefined ? 0 : (sight.lastTroubleAt - from) / 1000,
    sight,
    notes,
  }
}

/** The moment at which everything was whole, the mint that showed it not counted. */
async function untilWhole(deployment: Deployment, visitors: Visitors): Promise<number | undefined> {
  let askedAt = 0
  const look = async () => {
    askedAt = performance.now()
    return isWhole(deployment, visitors)
  }
  return eventually(look, longestRecoveryMilliseconds).then(
    () => askedAt,
    () => undefined,
  )
}

async function readDay({ url }: Deployment): Promise<number> {
  const response = await fetch(`${url}/mints/day`)
  return mintDaySchema.parse(await response.json()).day
}
