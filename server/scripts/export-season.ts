import { reasonOf } from '@network-site/protocol/redact'
import { rankListSchema } from '@network-site/site/validation/season-schemas'
import { ranking } from '@network-site/site/ranking'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isAddress } from 'viem'
import { EnvError, readEnv } from '../src/env/index.ts'
import { exportSeason, proofOf, type MerkleTreeFile } from '../src/features/leaderboard/season-export.ts'
import { openDeployment } from '../src/operator/deployment.ts'
import { OperatorError } from '../src/operator/terminal.ts'
import { siteSeasons } from '../src/features/leaderboard/plugin.ts'

/** `npm run export-season`: exports a season's standings from the chain, for an airdrop. */
const usage = `npm run export-season -- --season <id> --to <folder> [--block <number>] [--amounts <rank>=<amount>,…]
npm run export-season -- --to <folder> --proof <address>`

try {
  await main()
} catch (error) {
  // Errors that the operator can fix are printed without a stack trace.
  const isExpected = error instanceof OperatorError || error instanceof EnvError
  process.stderr.write(`${isExpected ? error.message : `Failed: ${reasonOf(error)}`}\n`)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { season: id, to: folder, block, amounts, proof, help } = readArguments()
  if (help) return void process.stdout.write(`${usage}\n`)
  if (!folder) throw new OperatorError(usage)
  if (proof !== undefined) return printProof(folder, proof)
  const season = siteSeasons().find((each) => each.id === id)
  if (!season) throw new OperatorError(`Unknown season: ${id ?? '(none)'}. Seasons are defined in site/.\n${usage}`)
  if (block !== undefined && !/^\d+$/.test(block)) throw new OperatorError('--block must be a number.')
  const ranks = rankListSchema.parse(ranking.ranks)
  const deployment = openDeployment(readEnv(process.env))
  try {
    const files = await exportSeason(await deployment.chain(), {
      season,
      ranks,
      block: block === undefined ? undefined : Number(block),
      amounts: amounts === undefined ? undefined : readAmounts(amounts, new Set(ranks.map((rank) => rank.id))),
      onRead: (number) => process.stderr.write(`Read up to block ${number}\n`),
    })
    await mkdir(folder, { recursive: true })
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    process.stdout.write(files['season.json'])
  } finally {
    await deployment.close()
  }
}

function readArguments() {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      options: { season: text, to: text, block: text, amounts: text, proof: text, help: { type: 'boolean' } },
    }).values
  } catch (error) {
    throw new OperatorError(`${reasonOf(error)}\n${usage}`)
  }
}

function readAmounts(list: string, known: Set<string>): Map<string, bigint> {
  return new Map(
    list.split(',').map((pair) => {
      const [, rank = '', amount = ''] = /^([a-z0-9-]+)=(\d+)$/.exec(pair.trim()) ?? []
      if (!known.has(rank))
        throw new OperatorError(`--amounts: “${pair}” must be <rank>=<whole number> with a rank of the site.`)
      return [rank, BigInt(amount)]
    }),
  )
}

/** Prints the Merkle proof of a wallet from the files of an export. */
async function printProof(folder: string, address: string): Promise<void> {
  if (!isAddress(address, { strict: false })) throw new OperatorError(`${address} is not a valid address.`)
  const file = JSON.parse(await readFile(join(folder, 'merkle-tree.json'), 'utf8')) as MerkleTreeFile
  const found = proofOf(file, address)
  if (!found) throw new OperatorError(`${address} is not in this export.`)
  process.stdout.write(`${JSON.stringify({ address, ...found, merkleRoot: file.tree[0] }, null, 2)}\n`)
}
