import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { build, type GasFigures, openProject, projectFolder, runSolidityTests } from './hardhat-project.ts'

// If run as a script, measures gas and writes the snapshots and docs/reference/gas.md.

const page = join(projectFolder, '..', 'docs', 'reference', 'gas.md')

type Row = { name: string; mints: number; goal?: number; twoWordFloor?: number; work: Work }

const set = { receivers: 1, calldata: { nonZero: 33, zero: 67 }, eventWords: 88 }
const hundred = { receivers: 100, calldata: { nonZero: 8 + 2100, zero: 92 + 524 }, eventWords: 200 }
const single = { receivers: 1, calldata: { nonZero: 25, zero: 43 }, eventWords: 2 }

const rows: readonly Row[] = [
  {
    name: 'mint: first of a new wallet',
    mints: 1,
    goal: 71_610,
    twoWordFloor: 68_200,
    work: { ...single, calldata: { nonZero: 5, zero: 31 }, isSender: true, newWords: 1, changedWords: 0 },
  },
  {
    name: 'mintTo: first of a new wallet',
    mints: 1,
    goal: 71_610,
    twoWordFloor: 68_200,
    work: { ...single, newWords: 1, changedWords: 0 },
  },
  { name: 'mintTo: second of the day', mints: 1, work: { ...single, newWords: 0, changedWords: 1 } },
  {
    name: 'batch: 42 items of a new wallet',
    mints: 42,
    goal: 5_000,
    twoWordFloor: 4_200,
    work: { ...set, newWords: 6, changedWords: 0 },
  },
  {
    name: 'batch: 42 items on a later day of the same word',
    mints: 42,
    goal: 2_600,
    work: { ...set, newWords: 0, changedWords: 6 },
  },
  {
    name: 'batch: 42 items on a day that opens a new word',
    mints: 42,
    goal: 3_000,
    work: { ...set, newWords: 1, changedWords: 6 },
  },
  {
    name: 'batch: 100 new wallets, one item each',
    mints: 100,
    goal: 48_500,
    twoWordFloor: 46_900,
    work: { ...hundred, newWords: 100, changedWords: 0 },
  },
  {
    name: 'batch: 100 wallets, a second item the same day',
    mints: 100,
    work: { ...hundred, newWords: 0, changedWords: 100 },
  },
  {
    name: 'batch: 100 wallets, the same item a day later',
    mints: 100,
    work: { ...hundred, newWords: 100, changedWords: 100 },
  },
]

/** Writes docs/reference/gas.md from the gas snapshots. */
function writeGasTable(): void {
  writeFileSync(page, render())
  console.log('Wrote docs/reference/gas.md.')
}

/** Returns whether docs/reference/gas.md matches the gas snapshots. */
export function isGasTableFresh(file = page): boolean {
  const isFresh = readFileSync(file, 'utf8') === render()
  console.log(
    isFresh
      ? 'docs/reference/gas.md is up to date.'
      : 'docs/reference/gas.md is out of date. Run: npm run gas -w @network-site/contracts',
  )
  return isFresh
}

function render(): string {
  const { collection: ours = {}, openzeppelin: theirs = {} } = readGasSnapshots()
  const lines = rows.map(({ name, mints, goal, twoWordFloor, work }) => {
    const each = (gas: number | string) => Math.round(Number(gas) / mints).toLocaleString('en')
    const figures = [each(required(ours, name)), each(gasFloor(work)), each(required(theirs, name))]
    const limits = [twoWordFloor, goal].map((gas) => gas?.toLocaleString('en') ?? '–')
    return `| ${name} | **${figures[0]}** | ${figures[1]} | ${figures[2]} | ${limits.join(' | ')} |`
  })
  return `<!-- Generated from contracts/test/gas/snapshots by \`npm run gas -w @network-site/contracts\`. Do not edit. -->

# Gas costs of minting

Gas per mint, measured for whole transactions. The figures include the base fee of 21,000 gas and the calldata, divided by the
number of mints in a batch.

| Mint | Ours | Floor of our layout | OpenZeppelin | Floor of two words per mint | Goal |
|---|---|---|---|---|---|
${lines.join('\n')}

- **Ours** and **OpenZeppelin** are measured in the same run by \`contracts/test/gas/MintGas.t.sol\`. Each call is a
  separate transaction, and both are compiled with the same settings. The baseline is \`contracts/test/reference/OzCollection.sol\`:
  OpenZeppelin's ERC1155 with a \`bool[42]\` per wallet and day.
- **Floor of our layout** is the unavoidable gas: the transaction, its calldata, reading \`open\`, checking whether the
  receiver has code, writing the words, and emitting the events (\`contracts/scripts/gas-table.ts\`).
- **Floor of two words per mint** is the basis of the goals: one word for the day, one word for the balance, and no check
  for code. Our figures are below it because a new wallet's first items need only one word
  (\`docs/decisions/0007-contract-storage.md\`).
- Every test run checks the snapshots in \`contracts/test/gas/snapshots\` and fails if the gas changes. To accept a change,
  run \`npm run gas -w @network-site/contracts\` and commit the new figures.
`
}

function required(figures: Record<string, string>, name: string): string {
  const gas = figures[name]
  if (gas === undefined) throw new Error(`No gas snapshot is named "${name}".`)
  return gas
}

// From EIP-2028, EIP-2929, and EIP-3529, and the LOG4 of an ERC-1155 transfer.
const transaction = 21_000
const coldRead = 2_100
const coldAccount = 2_600
const warmAccount = 100
const newWord = 22_100
const changedWord = 5_000
const logOf = (words: number) => 375 * 5 + 8 * 32 * words

/** The unavoidable work of a mint. */
type Work = {
  calldata: { zero: number; nonZero: number }
  receivers: number
  /** Set if the receiver sends the transaction, which makes the code check cheap. */
  isSender?: true
  newWords: number
  changedWords: number
  /** 32-byte words of event data for all receivers. */
  eventWords: number
}

/** Returns the unavoidable gas: calldata, reading `open`, checking for code, writing words, and events. */
function gasFloor({ calldata, receivers, isSender, newWords, changedWords, eventWords }: Work): number {
  const events = receivers * logOf(0) + (logOf(eventWords) - logOf(0))
  const code = receivers * (isSender ? warmAccount : coldAccount)
  const words = newWords * newWord + changedWords * changedWord
  return transaction + 4 * calldata.zero + 16 * calldata.nonZero + coldRead + code + words + events
}

const folder = join(projectFolder, 'test', 'gas', 'snapshots')

/** Returns the committed gas figures. */
export function readGasSnapshots(): GasFigures {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  )
}

/** Writes measured figures in a stable order. */
function writeGasSnapshots(figures: GasFigures): void {
  for (const [group, entries] of Object.entries(figures)) {
    const sorted = Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    writeFileSync(join(folder, `${group}.json`), `${JSON.stringify(sorted, null, 2)}\n`)
  }
}

/** Returns a line for each difference from the committed figures, including those that Hardhat's own check misses. */
export function gasChanges(measured: GasFigures): string[] {
  const committed = readGasSnapshots()
  if (isDeepStrictEqual(measured, committed)) return []
  const groups = new Set([...Object.keys(measured), ...Object.keys(committed)])
  return [...groups].flatMap((group) => {
    const names = new Set([...Object.keys(measured[group] ?? {}), ...Object.keys(committed[group] ?? {})])
    return [...names].flatMap((name) => {
      const [now, before] = [measured[group]?.[name], committed[group]?.[name]]
      return now === before ? [] : [`${group}, ${name}: ${before ?? 'none'} -> ${now ?? 'none'}`]
    })
  })
}

if (import.meta.main) {
  const project = await openProject()
  await build(project)
  const { failed, gas } = await runSolidityTests(project, { files: ['test/gas/MintGas.t.sol'] })
  if (failed > 0) throw new Error('The gas tests fail.')
  writeGasSnapshots(gas)
  writeGasTable()
}
