// Plants faults in the contracts, one at a time, and shows that the tests catch each: those of test/planted-faults.ts and
// one for each direction of each branch. `--quick` plants a few, `--match TEXT` those whose description contains it.
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allFaults } from './all-faults.ts'
import type { Fault, Outcome } from './fault.ts'
import { build, openProject } from './hardhat-project.ts'

/** Plants faults and says how many the tests caught and missed. */
export async function plantFaults({ isQuick = false, match = '' } = {}): Promise<{ passed: number; failed: number }> {
  const project = await openProject()
  await build(project)
  const faults = (await allFaults(project, { isQuick })).filter(({ description }) => description.includes(match))

  const queue = [...faults]
  let planted = 0
  let failed = 0
  await Promise.all(
    Array.from({ length: isQuick ? 1 : availableParallelism() }, async (_, index) => {
      const worker = await startWorker(index)
      const tests = [...new Set(faults.flatMap(({ caughtBy }) => caughtBy))]
      if (index === 0) await refuseFailingTests(worker, tests)
      for (let fault = queue.shift(); fault !== undefined; fault = queue.shift()) {
        const outcome = await plant(worker, fault)
        if (outcome !== 'caught') failed += 1
        planted += 1
        const word = outcome === 'caught' ? outcome : outcome.toUpperCase()
        console.log(`${planted}/${faults.length} ${word}  ${fault.description}`)
      }
      worker.disconnect()
    }),
  )
  console.log(`${planted - failed} of ${planted} planted faults caught.`)
  return { passed: planted - failed, failed }
}

/** Starts a process that says nothing unless it breaks: Hardhat prints every test that fails, as here they should. */
async function startWorker(index: number): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'planted-fault-worker.ts')
  const worker = fork(script, [String(index)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let complaints = ''
  worker.stderr?.on('data', (text) => (complaints += String(text)))
  worker.once('exit', (code) => code !== 0 && console.error(complaints))
  await message(worker)
  return worker
}

async function plant(worker: ChildProcess, fault: Fault): Promise<Outcome> {
  worker.send(fault)
  return (await message(worker)) as Outcome
}

function message(worker: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`A worker ended with ${code}.`))
    worker.once('exit', ended)
    worker.once('message', (answer) => {
      worker.off('exit', ended)
      resolve(answer)
    })
  })
}

/** Tests that fail anyway would seem to catch everything. */
async function refuseFailingTests(worker: ChildProcess, tests: readonly string[]): Promise<void> {
  for (const file of ['VanguardPfp', 'TestnetToken']) {
    const caughtBy = tests.filter((test) => test.includes('TestnetToken') === (file === 'TestnetToken'))
    if (caughtBy.length === 0) continue
    const outcome = await plant(worker, { file, start: 0, end: 0, replace: '', caughtBy, description: 'nothing' })
    if (outcome !== 'missed') throw new Error('The tests fail before any fault is planted.')
  }
}

if (import.meta.main) {
  const { quick, match } = parseArgs({ options: { quick: { type: 'boolean' }, match: { type: 'string' } } }).values
  const { failed } = await plantFaults({ isQuick: quick ?? false, match: match ?? '' })
  if (failed > 0) process.exitCode = 1
}
