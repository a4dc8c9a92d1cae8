import { readCommandLine } from '../../tools/bootstrap/command-line.mjs'
import { startBenchChain, type BenchChain, type Mining } from './bench-chain.ts'
import { measureBare, measureCeiling, measurePipelined, measurePlain } from './baselines.ts'
import { measureKeyServices } from './key-services.ts'
import { measureOurs } from './measure-ours.ts'
import { formatReport, type Row } from './mint-report.ts'

const { values } = readCommandLine({
  command: 'npm run bench:mint',
  about: 'Measures mint throughput and latency against baselines, in one run on this machine.',
  options: {
    scale: { type: 'string', value: 'fraction', default: '1', about: 'share of the full workload; 0.1 is a quick run' },
    only: { type: 'string', value: 'a,b', about: 'measure only these rows' },
    'key-services': { type: 'boolean', default: false, about: 'only compare key services with a raw key' },
    memory: { type: 'string', value: 'mints', default: '100000', about: 'mints of the memory run; 0 skips it' },
  },
})
const scale = Number(values.scale)
if (values['key-services']) {
  process.stdout.write(`\n${await measureKeyServices({ mints: Math.round(40_000 * scale) })}\n`)
  process.exit()
}
const minings: Mining[] = ['instant', 'blocks']
const configurations = [
  { what: 'postgres', database: 'postgres', guards: 'default' },
  { what: 'postgres-42', database: 'postgres', guards: 'default', isOneRequest: true },
  { what: 'pglite', database: 'pglite', guards: 'default' },
  { what: 'pglite-42', database: 'pglite', guards: 'default', isOneRequest: true },
  { what: 'postgres-unguarded', database: 'postgres', guards: 'off' },
  { what: 'pglite-unguarded', database: 'pglite', guards: 'off' },
] as const
/** Requests in flight, each for one item or for 42. */
const connections = { instant: { one: 1500, all: 300 }, blocks: { one: 9000, all: 500 } }

const rows: Row[] = []
for (const mining of minings) {
  const many = Math.round((mining === 'instant' ? 20_000 : 40_000) * scale)
  await measure('plain', mining, (chain) =>
    measurePlain(chain, { mints: mining === 'instant' ? Math.max(20, Math.round(200 * scale)) : 8 }),
  )
  await measure('pipelined', mining, (chain) =>
    measurePipelined(chain, { mints: Math.max(100, Math.round((mining === 'instant' ? 1500 : 3000) * scale)) }),
  )
  await measure('ceiling', mining, (chain) => measureCeiling(chain, { mints: many * 2 }))
  if (mining === 'instant') await measure('bare', mining, () => measureBare({ mints: many * 2, connections: 1500 }))
  for (const { what, database, guards, ...rest } of configurations) {
    const isOneRequest = 'isOneRequest' in rest
    const mints = isOneRequest ? many * 4 : many
    await measure(what, mining, (chain) =>
      measureOurs(chain, {
        database,
        guards,
        isOneRequest,
        mints: database === 'postgres' ? mints : Math.round(mints / 2),
        connections: connections[mining][isOneRequest ? 'all' : 'one'],
        mintsAtHalf: database === 'postgres' && guards === 'default' ? Math.round(many / 3) : 0,
      }),
    )
  }
}
const memoryMints = Math.round(Number(values.memory) * scale)
if (memoryMints > 0) {
  await measure('memory', 'instant', (chain) =>
    measureOurs(chain, {
      database: 'postgres',
      guards: 'off',
      mints: memoryMints,
      connections: 1500,
      heapMegabytes: 160,
    }),
  )
}
process.stdout.write(`\n${formatReport(rows)}\n`)

async function measure(
  what: Row['what'],
  mining: Mining,
  run: (chain: BenchChain) => Promise<Row['measure']>,
): Promise<void> {
  if (values.only && !`${what}-${mining}`.includes(values.only)) return
  process.stderr.write(`measuring ${what}, ${mining} … `)
  const chain = await startBenchChain(mining)
  try {
    const result = await run(chain)
    rows.push({ what, mining, measure: result })
    process.stderr.write(`${Math.round(result.perSecond)} mints/s\n`)
  } finally {
    await chain.stop()
  }
}
