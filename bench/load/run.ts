import { pages } from '@network-site/site/pages'
import { markdownTable } from '../figures.ts'
import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { startSite } from '../start-site.ts'
import { cpuSeconds, peakMegabytes, resetPeak } from '../processes.ts'
import { failures, type LoadOptions, type LoadResult, runLoad } from './run-load.ts'
import { isNginxInstalled, startNginx } from './start-nginx.ts'

const { values } = readCommandLine({
  command: 'npm run bench:load',
  about: `Measures throughput and latency of pages and API, alternating with nginx serving the same bytes. The progress page is
requested for another wallet each time, which only our server can answer. Then overloads the server and checks that it recovers.`,
  options: {
    connections: { type: 'string', value: 'number', default: '2000', about: 'concurrent connections' },
    seconds: { type: 'string', value: 'number', default: '5', about: 'duration of a round' },
    rounds: { type: 'string', value: 'number', default: '3', about: 'rounds per path' },
    path: { type: 'string', multiple: true, value: '/path', about: 'path to request; repeatable' },
  },
})
const load = { connections: Number(values.connections), seconds: Number(values.seconds) }

// Trusts the load generator, so that each connection can have its own client network.
const site = await startSite({ env: { TRUSTED_PROXIES: '127.0.0.1' } })
const sitePort = Number(new URL(site.url).port)
const home = await (await fetch(site.url)).text()
const script = /\/assets\/[\w-]+\.js/.exec(home)?.[0]
if (!script) throw new Error('the home page references no script; is the site built?')
const progressOfWallets = `${pages.progress.path}?address={address}`
const paths = values.path ?? [
  pages.home.path,
  pages.mint.path,
  progressOfWallets,
  script,
  '/network.json',
  '/mints/day',
  '/healthz',
]
const isStatic = (path: string) => !path.includes('{address}')
const nginx = isNginxInstalled() ? await startNginx(site.url, paths.filter(isStatic)) : undefined
if (!nginx) process.stderr.write('nginx is not installed; skipping the comparison.\n')
const rows: Row[] = []
try {
  for (const path of paths) {
    process.stderr.write(`${path} … `)
    const rounds: Array<{ ours: Measured; theirs: Measured | undefined }> = []
    // Warm up, so that JIT compilation is not measured.
    await runLoad({ port: sitePort, path, connections: 100, seconds: 2 })
    for (let round = 0; round < Number(values.rounds); round++) {
      const ours = await measure({ ...load, port: sitePort, path }, site.pid)
      const isCompared = nginx && isStatic(path)
      const theirs = isCompared ? await measure({ ...load, port: nginx.port, path }, nginx.pid) : undefined
      rounds.push({ ours, theirs })
    }
    const ours = medianOf(rounds.map((round) => round.ours))
    const theirs = nginx && isStatic(path) ? medianOf(rounds.flatMap((round) => round.theirs ?? [])) : undefined
    rows.push({ path, ours, nginx: theirs })
    process.stderr.write(`${Math.round(ours.perSecond)} requests/s\n`)
  }
  process.stdout.write(
    `\n${load.connections} connections, median of ${values.rounds} rounds of ${load.seconds} s\n\n${formatRows(rows)}\n`,
  )
  process.stdout.write(`\n${await overload()}\n`)
} finally {
  await nginx?.stop()
  await site.stop()
}
process.exit(rows.every(({ ours }) => failures(ours) === 0) ? 0 : 1)

async function measure(options: LoadOptions, pid: number): Promise<Measured> {
  await resetPeak(pid)
  const before = await cpuSeconds(pid)
  const result = await runLoad(options)
  const after = await cpuSeconds(pid)
  const answers = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
  const cpuMicroseconds = before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / answers
  return { ...result, cpuMicroseconds, peakMegabytes: await peakMegabytes(pid) }
}

/** Overloads the server with 32 pipelined requests per connection, then checks that it recovers. */
async function overload(): Promise<string> {
  const path = pages.home.path
  const overloaded = await runLoad({ ...load, port: sitePort, path, pipelined: 32 })
  const health = (await fetch(`${site.url}/healthz`)).status
  const after = await runLoad({ port: sitePort, path, connections: 100, seconds: 2 })
  const { 200: served = 0, 503: shed = 0 } = overloaded.statuses
  return [
    `Overload (${load.connections} connections, 32 pipelined requests each): ${served} served,`,
    `${shed} shed with 503 (${overloaded.withRetryAfter} with Retry-After), ${overloaded.errors} connections failed.`,
    `/healthz afterward: ${health}. Recovery with 100 connections: ${Math.round(after.perSecond)} requests/s, ${failures(after)} errors.`,
  ].join(' ')
}

type Measured = LoadResult & { cpuMicroseconds: number | undefined; peakMegabytes: number | undefined }
type Row = { path: string; ours: Measured; nginx: Measured | undefined }

/** Formats one row for our server and one for nginx per path. */
function formatRows(measured: Row[]): string {
  const titles =
    'Path|Server|Requests/s|p50 ms|p99 ms|Errors|CPU µs/request|Peak MB|Throughput vs. nginx|CPU efficiency vs. nginx'
  const cells = measured.flatMap(({ path, ours, nginx: theirs }) => [
    cellsOf(path, 'ours', ours, theirs),
    ...(theirs ? [cellsOf(path, 'nginx', theirs)] : []),
  ])
  return markdownTable([titles.split('|'), ...cells])
}

/** Returns the round with the median throughput, with the failures of all rounds. */
function medianOf(rounds: Measured[]): Measured {
  const median = rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)]
  if (!median) throw new Error('no rounds to measure: --rounds must be at least 1')
  const statuses: Measured['statuses'] = {}
  for (const round of rounds) {
    for (const [status, count] of Object.entries(round.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    }
  }
  return { ...median, statuses, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) }
}

function cellsOf(path: string, server: string, measured: Measured, theirs?: Measured) {
  return [
    path,
    server,
    Math.round(measured.perSecond),
    Math.round(measured.p50Milliseconds),
    Math.round(measured.p99Milliseconds),
    failures(measured),
    measured.cpuMicroseconds === undefined ? '' : Math.round(measured.cpuMicroseconds),
    measured.peakMegabytes ?? '',
    theirs ? (measured.perSecond / theirs.perSecond).toFixed(2) : '',
    theirs?.cpuMicroseconds && measured.cpuMicroseconds
      ? (theirs.cpuMicroseconds / measured.cpuMicroseconds).toFixed(2)
      : '',
  ]
}
