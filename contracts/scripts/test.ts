// Everything that must hold of the contracts. `--long` adds deep fuzzing and every planted fault.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const room = join(import.meta.dirname, '..')
const node = process.execPath
const vitest = join(room, '..', 'node_modules', 'vitest', 'vitest.mjs')

type Step = { name: string; args: readonly string[]; env?: Record<string, string> }

const everyday: readonly Step[] = [
  {
    name: 'Solidity is formatted',
    args: ['scripts/forge.ts', 'fmt', '--check', 'contracts/src', 'contracts/test'],
  },
  { name: 'Generated ABIs are fresh', args: ['scripts/generate.ts', '--check'] },
  {
    name: 'Behaviours, fuzz, invariants, differential tests, gas snapshot',
    args: ['scripts/forge.ts', 'test'],
    env: { FORGE_SNAPSHOT_CHECK: 'true', FORGE_SNAPSHOT_EMIT: 'false' },
  },
  { name: 'docs/gas.md is fresh', args: ['scripts/gas-table.ts', '--check'] },
  { name: 'Coverage', args: ['scripts/coverage.ts'] },
  { name: 'Deployment on a real chain', args: [vitest, 'run', '--root', '.'] },
  { name: 'Planted faults, a few', args: ['scripts/plant-faults.ts', '--quick'] },
]

const long: readonly Step[] = [
  ...everyday.slice(0, -1),
  {
    name: 'Deep fuzz and invariants',
    args: ['scripts/forge.ts', 'test', '--no-match-contract', 'GasTest'],
    env: { FOUNDRY_PROFILE: 'long' },
  },
  { name: 'Planted faults, all', args: ['scripts/plant-faults.ts'] },
]

const outcomes = (process.argv.includes('--long') ? long : everyday).map(({ name, args, env }) => {
  console.log(`\n== ${name}`)
  const started = performance.now()
  const { status } = spawnSync(node, args, {
    cwd: room,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return {
    name,
    isPassed: status === 0,
    seconds: Math.round((performance.now() - started) / 1000),
  }
})

console.log('\n== Contracts')
for (const { name, isPassed, seconds } of outcomes)
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
if (outcomes.some(({ isPassed }) => !isPassed)) process.exitCode = 1
