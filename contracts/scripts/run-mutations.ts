import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { build, openProject, solcInput } from './hardhat-project.ts'
import { branchesWithoutEffect, type HandWrittenMutation, handWrittenMutations } from '../test/mutations.ts'
import { compile } from './compile.ts'

// Mutation testing: shows that the tests catch each change of test/mutations.ts and each forced branch of the contracts.
// `--quick` runs a few mutations, `--match TEXT` those whose description contains TEXT.

export type MutationOutcome = 'caught' | 'missed' | 'does not compile'

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

/** Starts a worker. Its output is hidden unless it crashes, because failing tests are expected. */
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
    const ended = (code: number | null) => reject(new Error(`A mutation worker exited with code ${code}.`))
    worker.once('exit', ended)
    worker.once('message', (answer) => {
      worker.off('exit', ended)
      resolve(answer)
    })
  })
}

/** Throws if tests fail without a mutation, because they would seem to catch everything. */
async function refuseFailingTests(worker: ChildProcess, tests: readonly string[]): Promise<void> {
  for (const file of ['Collection', 'TestnetToken']) {
    const caughtBy = tests.filter((test) => test.includes('TestnetToken') === (file === 'TestnetToken'))
    if (caughtBy.length === 0) continue
    const nothing = { file, start: 0, end: 0, replace: '', caughtBy, description: 'nothing' }
    const outcome = await sendMutation(worker, nothing)
    if (outcome !== 'missed') throw new Error('The tests fail before any mutation.')
  }
}

const collectionTests = ['Balances', 'Batch', 'BatchReceivers', 'Minting', 'Owner', 'Transfers'].map(testFile)

/** Returns the handwritten mutations and, unless `isQuick`, those of every branch. */
async function allMutations(
  project: HardhatRuntimeEnvironment,
  { isQuick }: { isQuick: boolean },
): Promise<Mutation[]> {
  const sources = await ownSources(project)
  const byHand = handWrittenMutations
    .filter((mutation) => !isQuick || mutation.isQuick)
    .map((mutation) => located(mutation, sources))
  if (isQuick) return byHand
  return [...byHand, ...mutationsOfBranches(sources, byHand)]
}

type Sources = Map<string, { text: string; ast: object }>

async function ownSources(project: HardhatRuntimeEnvironment): Promise<Sources> {
  const sources: Sources = new Map()
  for (const root of ['src/Collection.sol', 'src/TestnetToken.sol']) {
    const input = await solcInput(project, root, 'plain')
    const output = compile(input, { '*': { '': ['ast'] } })
    for (const [name, { content }] of Object.entries(input.sources)) {
      const file = /^project\/src\/(\w+)\.sol$/.exec(name)?.[1]
      const ast = output.sources[name]?.ast
      if (file !== undefined && ast !== undefined) sources.set(file, { text: content, ast })
    }
  }
  return sources
}

function located({ file, find, replace, caughtBy }: HandWrittenMutation, sources: Sources): Mutation {
  const text = sources.get(file)?.text ?? ''
  const start = text.indexOf(find)
  if (start === -1 || text.includes(find, start + 1))
    throw new Error(`${file} must contain this text exactly once: ${find}`)
  const description = `${file}: ${oneLine(find)} -> ${replace === '' ? '(removed)' : oneLine(replace)}`
  return { file, start, end: start + find.length, replace, caughtBy: caughtBy.split('|').map(testFile), description }
}

function mutationsOfBranches(sources: Sources, byHand: readonly Mutation[]): Mutation[] {
  const unused = new Set(branchesWithoutEffect)
  const mutations = [...sources].flatMap(([file, { text, ast }]) => {
    for (const { start, end } of tryClauses(ast)) {
      if (byHand.some((mutation) => mutation.file === file && mutation.end > start && mutation.end <= end)) continue
      throw new Error(`No mutation covers a try clause of ${file}: ${oneLine(text.slice(start, end))}`)
    }
    const caughtBy = file === 'TestnetToken' ? [testFile('TestnetToken')] : collectionTests
    return branchMutations({ file, text, ast, caughtBy }).filter(({ start, end, replace }) => {
      const known = branchesWithoutEffect.find(
        (branch) => branch.file === file && branch.condition === text.slice(start, end) && branch.forced === replace,
      )
      if (known !== undefined) unused.delete(known)
      return known === undefined
    })
  })
  for (const { file, condition } of unused) throw new Error(`${file} has no branch on ${condition}.`)
  return mutations
}

function testFile(contract: string): string {
  return `test/${contract}.t.sol`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}

/** A change to a source that makes a test fail. */
export type Mutation = {
  /** The name of the source without its extension. */
  file: string
  /** The text from `start` to `end` becomes `replace`. */
  start: number
  end: number
  replace: string
  /** Test files, at least one of which must fail. */
  caughtBy: readonly string[]
  description: string
}

/** A node of the compiler's syntax tree. */
type Node = { nodeType: string; src: string; [field: string]: unknown }

type Source = { file: string; text: string; ast: object; caughtBy: readonly string[] }

/**
 * Returns mutations for each direction of each branch: conditions forced to true and to false, operands of && and ||
 * neutralized, and modifiers removed.
 */
function branchMutations({ file, text, ast, caughtBy }: Source): Mutation[] {
  return nodes(ast).flatMap((node) =>
    forced(node).map(({ target, replace }) => {
      const { start, end } = range(target)
      const line = text.slice(0, start).split('\n').length
      const description = `${file}:${line} ${text.slice(start, end).replaceAll(/\s+/g, ' ')} -> ${replace || '(removed)'}`
      return { file, start, end, replace, caughtBy, description }
    }),
  )
}

/** Returns the clauses of try statements, whose mutations are written by hand. */
function tryClauses(ast: object): { start: number; end: number }[] {
  return nodes(ast)
    .filter(({ nodeType }) => nodeType === 'TryCatchClause')
    .map((clause) => range(clause['block'] as Node))
}

function forced(node: Node): { target: Node; replace: string }[] {
  const both = (target: unknown, values: readonly string[]) =>
    values.map((replace) => ({ target: target as Node, replace }))
  switch (node.nodeType) {
    case 'IfStatement':
    case 'Conditional':
    case 'ForStatement':
    case 'WhileStatement':
    case 'DoWhileStatement':
      return both(node['condition'], ['true', 'false'])
    case 'YulIf':
    case 'YulForLoop':
      return both(node['condition'], ['1', '0'])
    case 'BinaryOperation':
      if (node['operator'] !== '&&' && node['operator'] !== '||') return []
      return [node['leftExpression'], node['rightExpression']].flatMap((operand) =>
        both(operand, [node['operator'] === '&&' ? 'true' : 'false']),
      )
    case 'ModifierInvocation':
      return node['kind'] === 'modifierInvocation' ? both(node, ['']) : []
    case 'YulSwitch':
      throw new Error('run-mutations.ts does not support switch statements.')
    default:
      return []
  }
}

function nodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodes)
  if (value === null || typeof value !== 'object') return []
  const inside = Object.values(value).flatMap(nodes)
  return 'nodeType' in value ? [value as Node, ...inside] : inside
}

/** The compiler counts bytes, which equal characters in the ASCII sources. */
function range({ src }: Node): { start: number; end: number } {
  const [start = 0, length = 0] = src.split(':').map(Number)
  return { start, end: start + length }
}

if (import.meta.main) {
  const { quick, match } = parseArgs({ options: { quick: { type: 'boolean' }, match: { type: 'string' } } }).values
  const { failed } = await runMutations({ isQuick: quick ?? false, match: match ?? '' })
  if (failed > 0) process.exitCode = 1
}
