import { parseArgs } from 'node:util'
import { z } from 'zod'

const optionsSchema = z.object({
  chainId: z.int().positive(),
  /** 0 mines each transaction immediately. */
  blockTimeSeconds: z.int().nonnegative().default(0),
  blockGasLimit: z.int().positive().default(30_000_000),
  /** The engine's default if undefined. */
  baseFeeWei: z.int().nonnegative().optional(),
  /** Where the chain is stored. Without it, the chain is lost when the process ends. */
  journalFile: z.string().optional(),
  /** A larger journal is moved aside at the start, because its replay would take too long. */
  journalMegabytes: z.int().positive().default(512),
  /** Mines an empty block at midnight UTC, so reads see the new day without a transaction. */
  minesAtMidnight: z.boolean().default(false),
  /** Allows cross-origin requests, as public endpoints do. */
  isOpenToPages: z.boolean().default(false),
})

export type ChainOptions = z.input<typeof optionsSchema>
export type ParsedChainOptions = z.output<typeof optionsSchema>

/** Returns the command-line arguments that pass the options to the chain process. */
export function toArguments(options: ChainOptions): string[] {
  return ['--options', JSON.stringify(options)]
}

export function readOptions(): ParsedChainOptions {
  const { values } = parseArgs({ options: { options: { type: 'string' } } })
  return optionsSchema.parse(JSON.parse(values.options ?? '{}'))
}
