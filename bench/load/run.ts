import { pages } from '@network-site/site/pages'
import { parseArgs } from 'node:util'
import { startSite } from '../start-site.ts'
import { cpuSeconds } from '../processes.ts'
import { failures, type LoadOptions, type LoadResult, runLoad } from './run-load.ts'
import { isNginxHere, startNginx } from './start-nginx.ts'

/**
 * `npm run bench:load [-- --connections N --seconds N --rounds N --path /…]`: pages and API under many connections, beside nginx with
 * the same bytes, in turns; then more than the server can do, and whether it recovers.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '2000' },
    /** Of one round. */
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    /** One of these, several times: what to ask for. Pages, a script and the API by default. */
    path: { type: 'string', multiple: true },
  },
})
const load = { connections: Number(values.connections), seconds: Number(values.seconds) }

const site = await startSite()
const sitePort = Number(new URL(site.url).port)
const home = await (await fetch(site.url)).text()
const script = /\/assets\/[\w-]+\.js/.exec(home)?.[0]
if (!script) throw new Error('the home page names no script; is the site built?')
const pagePaths = [pages.home.path, pages.mint.path, script]
const paths = values.path ?? [...pagePaths, '/network.json', '/mints/day', '/healthz']
const nginx = isNginxHere() ? await startNginx(site.url, paths) : undefined
if (!nginx) process.stderr.write('nginx is not installed here: there is nothing to compare with.\n')
const rows: Row[] = []
try {
  for (const path of paths) {
    process.stderr.write(`${path} … `)
    const rounds: Array<{ ours: Measured; theirs: Measured | undefined }> = []
    await warmUp(path)
    for (let round = 0; round < Number(values.rounds); round++) {
      const ours = await measure({ ...load, port: sitePort, path }, site.pid)
      rounds.push({ ours, theirs: nginx && (await measure({ ...load, port: nginx.port, path }, nginx.pid)) })
    }
    const ours = middleOf(rounds.map((round) => round.ours))
    const theirs = nginx && middleOf(rounds.flatMap((round) => round.theirs ?? []))
    rows.push({ path, ours, nginx: theirs })
    process.stderr.write(`${Math.round(ours.perSecond)} requests/s\n`)
  }
  process.stdout.write(
    `\n${load.connections} connections, the middle one of ${values.rounds} rounds of ${load.seconds} s\n\n${formatRows(rows)}\n`,
  )
  process.stdout.write(`\n${await overload()}\n`)
} finally {
  await nginx?.stop()
  await site.stop()
}
process.exit(rows.every(({ ours }) => failures(ours) === 0) ? 0 : 1)

/** What is compiled on the way must not count. */
async function warmUp(path: string): Promise<void> {
  await runLoad({ port: sitePort, path, connections: 100, seconds: 2 })
}

async function measure(options: LoadOptions, pid: number): Promise<Measured> {
  const before = await cpuSeconds(pid)
  const result = await runLoad(options)
  const after = await cpuSeconds(pid)
  const answers = Object.values(result.statuses).reduce((sum, count) => sum + count, 0)
  const cpuMicroseconds = before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / answers
  return { ...result, cpuMicroseconds }
}

/** Thirty-two requests at once on each connection are more than a turn of the event loop can answer in time. */
async function overload(): Promise<string> {
  const path = pages.home.path
  const beyond = await runLoad({ ...load, port: sitePort, path, pipelined: 32 })
  const health = (await fetch(`${site.url}/healthz`)).status
  const after = await runLoad({ port: sitePort, path, connections: 100, seconds: 2 })
  const { 200: served = 0, 503: shed = 0 } = beyond.statuses
  return [
    `Beyond its limit (${load.connections} connections with 32 requests each at once): ${served} answered,`,
    `${shed} shed with 503 (${beyond.withRetryAfter} of them with Retry-After), ${beyond.errors} connections failed.`,
    `/healthz then: ${health}. With 100 connections afterwards: ${Math.round(after.perSecond)} requests/s, ${failures(after)} errors.`,
  ].join(' ')
}

type Measured = LoadResult & { cpuMicroseconds: number | undefined }
type Row = { path: string; ours: Measured; nginx: Measured | undefined }

/** A line for ours and one for nginx at each path. */
function formatRows(measured: Row[]): string {
  return [
    '| Path | Server | Requests/s | p50 ms | p99 ms | Errors | CPU µs/request | of nginx, by requests/s | of nginx, by CPU |',
    '|---|---|---|---|---|---|---|---|---|',
    ...measured.flatMap(({ path, ours, nginx: theirs }) => [
      line(path, 'ours', ours, theirs),
      ...(theirs ? [line(path, 'nginx', theirs)] : []),
    ]),
  ].join('\n')
}

/** The round of middling speed; failures are those of all rounds. */
function middleOf(rounds: Measured[]): Measured {
  const middle = rounds.toSorted((one, other) => one.perSecond - other.perSecond)[Math.floor(rounds.length / 2)]
  if (!middle) throw new Error('nothing was measured')
  const statuses: Measured['statuses'] = {}
  for (const round of rounds) {
    for (const [status, count] of Object.entries(round.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count
    }
  }
  return { ...middle, statuses, errors: rounds.reduce((sum, { errors }) => sum + errors, 0) }
}

function line(path: string, server: string, measured: Measured, theirs?: Measured): string {
  const cells = [
    path,
    server,
    Math.round(measured.perSecond),
    Math.round(measured.p50Milliseconds),
    Math.round(measured.p99Milliseconds),
    failures(measured),
    measured.cpuMicroseconds === undefined ? '' : Math.round(measured.cpuMicroseconds),
    theirs ? (measured.perSecond / theirs.perSecond).toFixed(2) : '',
    theirs?.cpuMicroseconds && measured.cpuMicroseconds
      ? (theirs.cpuMicroseconds / measured.cpuMicroseconds).toFixed(2)
      : '',
  ]
  return `| ${cells.join(' | ')} |`
}
