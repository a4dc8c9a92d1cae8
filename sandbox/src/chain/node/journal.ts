import { closeSync, existsSync, fdatasync, ftruncateSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { z } from 'zod'

const genesisSchema = z.object({
  kind: z.literal('genesis'),
  chainId: z.number(),
  blockGasLimit: z.number(),
  baseFeeWei: z.number().optional(),
  hardfork: z.string(),
  engine: z.string(),
  timeSeconds: z.number(),
})
const entrySchema = z.discriminatedUnion('kind', [
  genesisSchema,
  /** A call that was accepted and changed the state or the pool of transactions. */
  z.object({ kind: z.literal('call'), method: z.string(), params: z.array(z.unknown()) }),
  /** A block as it was mined. */
  z.object({
    kind: z.literal('block'),
    number: z.number(),
    hash: z.string(),
    timeSeconds: z.number(),
    baseFeeWei: z.string(),
    /** How far the chain's clock was from the machine's. */
    offsetSeconds: z.number().optional(),
  }),
])

export type Genesis = z.infer<typeof genesisSchema>
export type JournalEntry = z.infer<typeof entrySchema>
export type BlockEntry = Extract<JournalEntry, { kind: 'block' }>

export type Journal = {
  /** Returns once the entries are written to the file: a kill of this process cannot lose them. */
  append: (entries: JournalEntry[]) => void
  close: () => Promise<void>
}

const syncMilliseconds = 1000

/** Every entry of the journal. A line torn by a kill belongs to a request that was not answered, and is cut off. */
export function readJournal(file: string): JournalEntry[] {
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  const wholeBytes = bytes.lastIndexOf('\n') + 1
  if (wholeBytes !== bytes.length) truncate(file, wholeBytes)
  const lines = bytes.subarray(0, wholeBytes).toString('utf8').split('\n')
  return lines.filter(Boolean).map((line) => entrySchema.parse(JSON.parse(line)))
}

/** Opens the journal for appending. A power cut, unlike a kill, may lose its last second. */
export function openJournal(file: string): Journal {
  const descriptor = openSync(file, 'a')
  let isDirty = false
  const timer = setInterval(() => void sync(), syncMilliseconds)

  async function sync(): Promise<void> {
    if (!isDirty) return
    isDirty = false
    await new Promise<void>((resolve) => fdatasync(descriptor, () => resolve()))
  }
  return {
    append: (entries) => {
      writeWhole(descriptor, Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')))
      isDirty = true
    },
    close: async () => {
      clearInterval(timer)
      await sync()
      closeSync(descriptor)
    },
  }
}

/** Renames a journal that cannot be used. The last few are kept: `.old` is the newest. */
export function moveAside(file: string): string {
  const names = ['.old', '.old-2', '.old-3'].map((ending) => file + ending)
  for (const [at, name] of [...names.entries()].toReversed()) {
    const next = names[at + 1]
    if (existsSync(name) && next) renameSync(name, next)
  }
  const [newest = `${file}.old`] = names
  renameSync(file, newest)
  return newest
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
}

function truncate(file: string, bytes: number): void {
  const descriptor = openSync(file, 'r+')
  ftruncateSync(descriptor, bytes)
  closeSync(descriptor)
}
