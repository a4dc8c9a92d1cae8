import { statSync } from 'node:fs'
import { z } from 'zod'
import { createEngine, engineVersion, hardfork, type Engine } from './engine.ts'
import { type Genesis, type Journal, type JournalEntry, moveAside, openJournal, readJournal } from './journal.ts'
import type { ParsedChainOptions } from './options.ts'

type OpenedChain = {
  engine: Engine
  offsetSeconds: number
  /** Undefined if the chain is not stored. */
  journal: Journal | undefined
  /** Messages for the operator about this start. */
  notices: string[]
}

/** Restores the chain from its journal, or starts a new one. A journal that cannot be used is moved aside. */
export async function openChain(options: ParsedChainOptions): Promise<OpenedChain> {
  const { journalFile } = options
  const genesis = genesisOf(options)
  if (journalFile === undefined)
    return { engine: await createEngine(genesis), offsetSeconds: 0, journal: undefined, notices: [] }
  const notices: string[] = []
  const restored = await restoreChain(journalFile, options).catch((error: unknown) => {
    const name = moveAside(journalFile)
    notices.push(`The embedded chain was reset: ${reason(error)}. Its journal is now ${name}.`)
    return undefined
  })
  if (restored) return { ...restored, journal: openJournal(journalFile), notices }
  const engine = await createEngine(genesis)
  const journal = openJournal(journalFile)
  journal.append([genesis])
  return { engine, offsetSeconds: 0, journal, notices }
}

/** Restores the chain from its journal. Returns undefined if there is none, and throws if it is unusable. */
async function restoreChain(
  file: string,
  options: ParsedChainOptions,
): Promise<Pick<OpenedChain, 'engine' | 'offsetSeconds'> | undefined> {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (bytes > options.journalMegabytes * 1024 * 1024)
    throw new Error(`its journal is larger than ${options.journalMegabytes} MB`)
  const entries = readEntries(file)
  const [genesis] = entries
  if (!genesis) return undefined
  if (genesis.kind !== 'genesis') throw new Error('its journal has no genesis entry')
  const expected = genesisOf(options)
  if (genesis.engine !== expected.engine)
    throw new Error(`its journal was written by engine ${genesis.engine}, and this is ${expected.engine}`)
  const setting = (['chainId', 'blockGasLimit', 'hardfork'] as const).find((name) => genesis[name] !== expected[name])
  if (setting) throw new Error(`its ${setting} changed from ${genesis[setting]} to ${expected[setting]}`)
  const engine = await createEngine(genesis)
  try {
    return { engine, ...(await replayJournal(engine, entries)) }
  } catch (error) {
    throw new Error(`its journal is damaged (${reason(error)})`, { cause: error })
  }
}

function readEntries(file: string): JournalEntry[] {
  try {
    return readJournal(file)
  } catch (error) {
    throw new Error('its journal cannot be read', { cause: error })
  }
}

function genesisOf({ chainId, blockGasLimit, baseFeeWei }: ParsedChainOptions): Genesis {
  return {
    kind: 'genesis',
    chainId,
    blockGasLimit,
    ...(baseFeeWei === undefined ? {} : { baseFeeWei }),
    hardfork,
    engine: engineVersion,
    timeSeconds: Math.floor(Date.now() / 1000),
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

const blockSchema = z.object({ hash: z.string() })

/** Replays the journal and verifies the hash of each block. Returns the last offset of the chain's clock. */
async function replayJournal(engine: Engine, entries: JournalEntry[]): Promise<{ offsetSeconds: number }> {
  let offsetSeconds = 0
  for (const entry of entries) {
    switch (entry.kind) {
      case 'genesis':
        break
      case 'call':
        await engine.requestOrThrow(entry.method, entry.params)
        break
      case 'block': {
        await engine.requestOrThrow('hardhat_setNextBlockBaseFeePerGas', [entry.baseFeeWei])
        await engine.requestOrThrow('evm_setNextBlockTimestamp', [entry.timeSeconds])
        await engine.requestOrThrow('evm_mine')
        const block = blockSchema.parse(await engine.requestOrThrow('eth_getBlockByNumber', ['latest', false]))
        if (block.hash !== entry.hash) throw new Error(`block ${entry.number} has another hash`)
        offsetSeconds = entry.offsetSeconds ?? 0
        break
      }
    }
  }
  return { offsetSeconds }
}
