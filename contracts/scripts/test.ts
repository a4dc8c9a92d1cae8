// Runs all contract checks and tests. `--long` adds deep fuzzing and every mutation.
import { measureCoverage } from './coverage.ts'
import { format } from './format.ts'
import { gasChanges, isGasTableFresh } from './gas-table.ts'
import { generate } from './generate.ts'
import { build, openProject, runSolidityTests } from './hardhat-project.ts'
import { runMutations } from './run-mutations.ts'

type Count = { passed: number; failed: number }
type Outcome = Count & { name: string; seconds: number }
type Step = { name: string; run: () => Promise<Count | boolean> | boolean }

const isLong = process.argv.includes('--long')

const steps: readonly Step[] = [
  { name: 'Solidity is formatted', run: () => format({ isCheck: true }) },
  { name: 'Generated interfaces are fresh', run: () => generate({ isCheck: true }) },
  { name: 'Compiling', run: () => build(project).then(() => true) },
  { name: 'Behavior, fuzz, invariant, and differential tests, gas snapshot', run: testsWithGas },
  { name: 'docs/reference/gas.md is fresh', run: () => isGasTableFresh() },
  { name: 'Coverage', run: measureCoverage },
  ...(isLong
    ? [
        { name: 'Deep fuzz and invariants', run: deepTests },
        { name: 'Mutations, all', run: () => runMutations() },
      ]
    : [{ name: 'Mutations, a few', run: () => runMutations({ isQuick: true }) }]),
]

const project = await openProject()
const outcomes: Outcome[] = []
for (const step of steps) outcomes.push(await outcomeOf(step))

console.log('\n== Contracts')
for (const { name, failed, seconds } of outcomes)
  console.log(`${failed > 0 ? 'FAILED' : 'passed'}  ${name} (${seconds} s)`)
const total = (field: keyof Count) => outcomes.reduce((sum, outcome) => sum + outcome[field], 0)
console.log(`Contract tests: ${total('passed')} passed, ${total('failed')} failed`)
// The engine's threads would keep the process alive.
process.exit(total('failed') > 0 ? 1 : 0)

/** Runs a step. A step with a boolean result counts as one test. */
async function outcomeOf({ name, run }: Step): Promise<Outcome> {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const count = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => {
      console.error(error)
      return false
    })
  const { passed, failed } = typeof count === 'boolean' ? { passed: Number(count), failed: Number(!count) } : count
  return { name, passed, failed, seconds: Math.round((performance.now() - started) / 1000) }
}

async function testsWithGas(): Promise<Count> {
  const { passed, failed, gas } = await runSolidityTests(project)
  const changes = failed > 0 ? [] : gasChanges(gas)
  for (const change of changes) console.error(`Gas has changed: ${change}`)
  if (changes.length > 0) console.error('If this is intended, run: npm run gas -w @network-site/contracts')
  return { passed, failed: failed + changes.length }
}

async function deepTests(): Promise<Count> {
  const deep = await openProject({ depth: 'long' })
  console.log(`TEST_SEED=${deep.config.test.solidity.profiles['default']?.fuzz.seed}`)
  return runSolidityTests(deep)
}
