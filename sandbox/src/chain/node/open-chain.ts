import { statSync } from 'node:fs'
import { z } from 'zod'
import { createEngine, engineVersion, hardfork, type Engine } from './engine.ts'
import { type Genesis, type Journal, type JournalEntry, moveAside, openJournal, readJournal } from './journal.ts'
import type { ParsedChainOptions } from './options.ts'

export type OpenedChain = {
  engine: Engine
  offsetSeconds: number
  /** Absent where the chain is kept nowhere. */
  journal: Journal | undefined
  /** What a person should know of this start, a sentence each. */
  notices: string[]
}

/** Restores the chain from its journal, or starts a new one. A journal that cannot be used is moved aside. */
export async function openChain(options: ParsedChainOptions): Promise<OpenedChain> {
  const { journalFile } = options
  if (journalFile === undefined) return { ...(await newChain(options)), journal: undefined, notices: [] }
  const notices: string[] = []
  const kept = await restoreChain(journalFile, options).catch((error: unknown) => {
    const name = moveAside(journalFile)
    notices.push(`The embedded chain begins anew: ${reason(error)}. What was kept of the old one is in ${name}.`)
    return undefined
  })
  if (kept) return { ...kept, journal: openJournal(journalFile), notices }
  const { engine, genesis, offsetSeconds } = await newChain(options)
  const journal = openJournal(journalFile)
  journal.append([genesis])
  return { engine, offsetSeconds, journal, notices }
}

/** The chain as the journal has it; nothing if there is none. Throws why a journal cannot be used. */
async function restoreChain(
  file: string,
  options: ParsedChainOptions,
): Promise<Pick<OpenedChain, 'engine' | 'offsetSeconds'> | undefined> {
  refuseLarge(file, options.journalMegabytes)
  const entries = readEntries(file)
  const [genesis] = entries
  if (!genesis) return undefined
  if (genesis.kind !== 'genesis') throw new Error('its journal lacks a beginning')
  const wanted = genesisOf(options)
  if (genesis.engine !== wanted.engine)
    throw new Error(`its journal was written with engine ${genesis.engine}, and this is ${wanted.engine}`)
  const setting = (['chainId', 'blockGasLimit', 'hardfork'] as const).find((name) => genesis[name] !== wanted[name])
  if (setting) throw new Error(`its ${setting} was ${genesis[setting]}, and is now ${wanted[setting]}`)
  const engine = await createEngine(genesis)
  try {
    return { engine, ...(await replayJournal(engine, entries)) }
  } catch (error) {
    throw new Error(`its journal is damaged (${reason(error)})`, { cause: error })
  }
}

function refuseLarge(file: string, mostMegabytes: number): void {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (bytes > mostMegabytes * 1024 * 1024) throw new Error(`its journal has grown over ${mostMegabytes} MB`)
}

function readEntries(file: string): JournalEntry[] {
  try {
    return readJournal(file)
  } catch (error) {
    throw new Error('its journal cannot be read', { cause: error })
  }
}

async function newChain(options: ParsedChainOptions): Promise<{ engine: Engine; genesis: Genesis; offsetSeconds: 0 }> {
  const genesis = genesisOf(options)
  return { engine: await createEngine(genesis), genesis, offsetSeconds: 0 }
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

/**
 * Replays the journal, and compares each block with the one that was mined. Returns how far the chain's clock was from
 * the machine's at the end.
 */
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
        if (block.hash !== entry.hash) throw new Error(`block ${entry.number} does not come out as it was`)
        offsetSeconds = entry.offsetSeconds ?? 0
        break
      }
    }
  }
  return { offsetSeconds }
}
