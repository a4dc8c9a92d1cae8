/** `npm run bench:record`: whether the record of mints keeps up with the relayer, in one run on this machine. */
import { startBenchChain, type BenchChain } from '../mint/bench-chain.ts'
import { measureOurs } from '../mint/measure-ours.ts'
import { fillChain, type Filling } from './fill-chain.ts'
import { measureRecord } from './measure-record.ts'

const relayedMints = 5000
/** The mints with which that bench warms up. */
const warmUpMints = 420
const fillings: Array<Filling & { name: string }> = [
  { name: 'packed batches, one item per wallet', days: 1, batches: 20, wallets: 250, items: 'one' },
  { name: 'packed batches, all items on each of 30 days', days: 30, batches: 2, wallets: 50, items: 'all' },
]
const rows: string[][] = []

for (const database of ['postgres', 'pglite'] as const) {
  let relayedPerSecond = 0
  await onChain(`what the relayer minted, ${database}`, async (chain) => {
    const relayed = await measureOurs(chain, { database, guards: 'off', mints: relayedMints, connections: 1500 })
    relayedPerSecond = relayed.perSecond
    await measure(chain, { name: 'what the relayer minted', expected: relayedMints + warmUpMints })
    process.stderr.write(`the server’s own record was ${relayed.indexBehindSeconds.toFixed(1)} s behind at most … `)
  })
  for (const { name, ...filling } of fillings) {
    await onChain(`${name}, ${database}`, async (chain) =>
      measure(chain, { name, expected: await fillChain(chain, filling) }),
    )
  }

  async function measure(chain: BenchChain, { name, expected }: { name: string; expected: number }): Promise<void> {
    const { mints, wallets, events, seconds } = await measureRecord(chain, database)
    if (mints !== expected) throw new Error(`${expected} items were minted, and the record has ${mints}`)
    const perSecond = mints / seconds
    const cells = [mints, wallets, events, relayedPerSecond, perSecond, events / seconds].map((value) =>
      String(Math.round(value)),
    )
    rows.push([database, name, ...cells, (perSecond / relayedPerSecond).toFixed(1)])
  }
}

const heads = [
  'Database',
  'What is read',
  'Mints',
  'Wallets',
  'Events',
  'Relayer mints/s',
  'Record mints/s',
  'events/s',
  '×',
]
process.stdout.write(
  `\n${[heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('')}`,
)

async function onChain(what: string, work: (chain: BenchChain) => Promise<void>): Promise<void> {
  process.stderr.write(`measuring ${what} … `)
  const chain = await startBenchChain('instant')
  try {
    await work(chain)
    process.stderr.write('done\n')
  } finally {
    await chain.stop()
  }
}
