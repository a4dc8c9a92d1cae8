import { parseArgs } from 'node:util'
import { z } from 'zod'

const optionsSchema = z.object({
  chainId: z.int().positive(),
  /** Seconds between blocks; 0 mines each transaction at once. */
  blockTimeSeconds: z.int().nonnegative().default(0),
  blockGasLimit: z.int().positive().default(30_000_000),
  /** Absent: the engine's own first base fee. */
  baseFeeWei: z.int().nonnegative().optional(),
  /** Where the chain is kept; without it, it ends with the process. */
  journalFile: z.string().optional(),
  /** A journal that is larger when the chain starts is moved aside: replaying it would take too long. */
  journalMegabytes: z.int().positive().default(512),
  /** Mines an empty block at midnight UTC, so that reads see the new day without any transaction. */
  minesAtMidnight: z.boolean().default(false),
  /** Lets any web page read from it, as public endpoints do. */
  isOpenToPages: z.boolean().default(false),
})

export type ChainOptions = z.input<typeof optionsSchema>
export type ParsedChainOptions = z.output<typeof optionsSchema>

/** The command line that passes these options to the chain process. */
export function toArguments(options: ChainOptions): string[] {
  return ['--options', JSON.stringify(options)]
}

/** The options of this process, from its command line. */
export function readOptions(): ParsedChainOptions {
  const { values } = parseArgs({ options: { options: { type: 'string' } } })
  return optionsSchema.parse(JSON.parse(values.options ?? '{}'))
}
