// Plants faults in a copy of the sources, one at a time, and shows that the tests catch each.
// `--quick` plants a few, `--match TEXT` those whose text contains it.
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type PlantedFault, plantedFaults } from '../test/planted-faults.ts'
import { forge } from './forge.ts'

const room = join(import.meta.dirname, '..')
const copy = join(room, '.cache', 'faults')
// Without the optimiser, as for coverage: a fault is a fault either way, and compiling takes a tenth of the time.
const options = { root: copy, capture: true, env: { FOUNDRY_PROFILE: 'coverage' } }
const { quick, match } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, match: { type: 'string', default: '' } },
}).values
const faults = plantedFaults.filter(
  ({ isQuick, find, replace }) => (isQuick || !quick) && `${find} ${replace}`.includes(match),
)

copySources()
// The reference is deployed by name, so a run of chosen tests would not compile it.
forge(['build'], options)
if (!quick && match === '') {
  const { status, output } = run('.*Test')
  if (status !== 0) throw new Error(`The tests fail before any fault is planted.\n${output}`)
}

const missed = faults.filter((fault, index) => {
  const outcome = plant(fault)
  const caught = outcome === 'caught'
  console.log(`${index + 1}/${faults.length} ${caught ? 'caught' : outcome.toUpperCase()}  ${describe(fault)}`)
  return !caught
})
console.log(`${faults.length - missed.length} of ${faults.length} planted faults caught.`)
if (missed.length > 0) process.exitCode = 1

/** The compiler's cache stays from run to run: only what differs is compiled. */
function copySources(): void {
  mkdirSync(join(copy, 'contracts'), { recursive: true })
  for (const name of ['src', 'test', 'scripts', 'solc', 'foundry.toml', 'package.json']) {
    rmSync(join(copy, 'contracts', name), { recursive: true, force: true })
    cpSync(join(room, name), join(copy, 'contracts', name), {
      recursive: true,
      preserveTimestamps: true,
    })
  }
  rmSync(join(copy, 'node_modules'), { force: true })
  symlinkSync(join(room, '..', 'node_modules'), join(copy, 'node_modules'), 'junction')
}

function plant(fault: PlantedFault): 'caught' | 'missed' | 'does not compile' {
  const path = join(copy, 'contracts', 'src', `${fault.file}.sol`)
  const source = readFileSync(path, 'utf8')
  if (source.split(fault.find).length !== 2) throw new Error(`Not found once in ${fault.file}: ${fault.find}`)
  writeFileSync(
    path,
    source.replace(fault.find, () => fault.replace),
  )
  const { status, output } = run(`^(${fault.caughtBy})$`)
  writeFileSync(path, source)
  if (/Compiler run failed|Error \(\d+\):/.test(output)) return 'does not compile'
  return status === 0 ? 'missed' : 'caught'
}

function run(contracts: string): { status: number; output: string } {
  return forge(['test', '--fail-fast', '--match-contract', contracts, '--no-match-contract', 'GasTest'], options)
}

function describe({ file, find, replace }: PlantedFault): string {
  return `${file}: ${oneLine(find)} -> ${replace === '' ? '(removed)' : oneLine(replace)}`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
