import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre'
import { branchesWithoutEffect, handWrittenMutations } from '../test/mutations.ts'
import { branchMutations, type Mutation, tryClauses } from './branch-mutations.ts'
import { compile } from './compile.ts'
import { solcInput } from './hardhat-project.ts'

const collectionTests = ['Balances', 'Batch', 'BatchReceivers', 'Minting', 'Owner', 'Transfers'].map(testFile)

/** The mutations written by hand and, unless only a few are wanted, those of every branch. */
export async function allMutations(
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

function located({ file, find, replace, caughtBy }: (typeof handWrittenMutations)[number], sources: Sources): Mutation {
  const text = sources.get(file)?.text ?? ''
  const start = text.indexOf(find)
  if (start === -1 || text.includes(find, start + 1)) throw new Error(`Not found once in ${file}: ${find}`)
  const description = `${file}: ${oneLine(find)} -> ${replace === '' ? '(removed)' : oneLine(replace)}`
  return { file, start, end: start + find.length, replace, caughtBy: caughtBy.split('|').map(testFile), description }
}

function mutationsOfBranches(sources: Sources, byHand: readonly Mutation[]): Mutation[] {
  const unused = new Set(branchesWithoutEffect)
  const mutations = [...sources].flatMap(([file, { text, ast }]) => {
    for (const { start, end } of tryClauses(ast)) {
      if (byHand.some((mutation) => mutation.file === file && mutation.end > start && mutation.end <= end)) continue
      throw new Error(`There is no mutation in a try clause of ${file}: ${oneLine(text.slice(start, end))}`)
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
  return `test/${contract.replace(/Test$/, '')}.t.sol`
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ')
}
