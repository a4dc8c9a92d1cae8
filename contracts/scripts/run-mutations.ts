// Mutation testing: changes the contracts, one change at a time, and shows that the tests catch each. The changes are those of
// test/mutations.ts and one for each direction of each branch. `--quick` runs a few, `--match TEXT` those whose description contains it.
import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { allMutations } from './all-mutations.ts'
import type { Mutation } from './branch-mutations.ts'
import { build, openProject } from './hardhat-project.ts'
import type { MutationOutcome } from './mutation-worker.ts'

/** Runs mutations and counts how many the tests caught and missed. */
export async function runMutations({ isQuick = false, match = '' } = {}): Promise<{ passed: number; failed: number }> {
  const project = await openProject()
  await build(project)
  const mutations = (await allMutations(project, { isQuick })).filter(({ description }) => description.includes(match))

  const queue = [...mutations]
  let done = 0
  let failed = 0
  await Promise.all(
    Array.from({ length: isQuick ? 1 : availableParallelism() }, async (_, index) => {
      const worker = await startWorker(index)
      const tests = [...new Set(mutations.flatMap(({ caughtBy }) => caughtBy))]
      if (index === 0) await refuseFailingTests(worker, tests)
      for (let mutation = queue.shift(); mutation !== undefined; mutation = queue.shift()) {
        const outcome = await sendMutation(worker, mutation)
        if (outcome !== 'caught') failed += 1
        done += 1
        const word = outcome === 'caught' ? outcome : outcome.toUpperCase()
        console.log(`${done}/${mutations.length} ${word}  ${mutation.description}`)
      }
      worker.disconnect()
    }),
  )
  console.log(`${done - failed} of ${done} mutations caught.`)
  return { passed: done - failed, failed }
}

/** Starts a worker. Its output is shown only if it ends with an error: Hardhat prints every failing test, and these should fail. */
async function startWorker(index: number): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'mutation-worker.ts')
  const worker = fork(script, [String(index)], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let errors = ''
  worker.stderr?.on('data', (text) => (errors += String(text)))
  worker.once('exit', (code) => code !== 0 && console.error(errors))
  await message(worker)
  return worker
}

async function sendMutation(worker: ChildProcess, mutation: Mutation): Promise<MutationOutcome> {
  worker.send(mutation)
  return (await message(worker)) as MutationOutcome
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
  for (const file of ['Collection', 'TestnetToken']) {
    const caughtBy = tests.filter((test) => test.includes('TestnetToken') === (file === 'TestnetToken'))
    if (caughtBy.length === 0) continue
    const outcome = await sendMutation(worker, {
      file,
      start: 0,
      end: 0,
      replace: '',
      caughtBy,
      description: 'nothing',
    })
    if (outcome !== 'missed') throw new Error('The tests fail before any mutation.')
  }
}

if (import.meta.main) {
  const { quick, match } = parseArgs({ options: { quick: { type: 'boolean' }, match: { type: 'string' } } }).values
  const { failed } = await runMutations({ isQuick: quick ?? false, match: match ?? '' })
  if (failed > 0) process.exitCode = 1
}
