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
  /** An accepted call that changed the state or the transaction pool. */
  z.object({ kind: z.literal('call'), method: z.string(), params: z.array(z.unknown()) }),
  z.object({
    kind: z.literal('block'),
    number: z.number(),
    hash: z.string(),
    timeSeconds: z.number(),
    baseFeeWei: z.string(),
    /** The difference between the chain's clock and the machine's. */
    offsetSeconds: z.number().optional(),
  }),
])

export type Genesis = z.infer<typeof genesisSchema>
export type JournalEntry = z.infer<typeof entrySchema>
export type BlockEntry = Extract<JournalEntry, { kind: 'block' }>

export type Journal = ReturnType<typeof openJournal>

/** Reads the journal. An incomplete last line belongs to an unanswered request and is truncated. */
export function readJournal(file: string): JournalEntry[] {
  if (!existsSync(file)) return []
  const bytes = readFileSync(file)
  const completeBytes = bytes.lastIndexOf('\n') + 1
  if (completeBytes !== bytes.length) truncate(file, completeBytes)
  const lines = bytes.subarray(0, completeBytes).toString('utf8').split('\n')
  return lines.filter(Boolean).map((line) => entrySchema.parse(JSON.parse(line)))
}

/** Opens the journal for appending. A power failure may lose the last second of it. */
export function openJournal(file: string) {
  const descriptor = openSync(file, 'a')
  let isDirty = false
  const timer = setInterval(() => void sync(), 1000)

  async function sync(): Promise<void> {
    if (!isDirty) return
    isDirty = false
    await new Promise<void>((resolve) => fdatasync(descriptor, () => resolve()))
  }
  return {
    /** Returns once the entries are in the file, so killing this process cannot lose them. */
    append: (entries: JournalEntry[]) => {
      writeAll(descriptor, Buffer.from(entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')))
      isDirty = true
    },
    close: async () => {
      clearInterval(timer)
      await sync()
      closeSync(descriptor)
    },
  }
}

/** Renames an unusable journal and keeps the last three; `.old` is the newest. */
export function moveAside(file: string): string {
  const names = ['.old', '.old-2', '.old-3'].map((suffix) => file + suffix)
  for (const [at, name] of [...names.entries()].toReversed()) {
    const next = names[at + 1]
    if (existsSync(name) && next) renameSync(name, next)
  }
  const [newest = `${file}.old`] = names
  renameSync(file, newest)
  return newest
}

function writeAll(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) written += writeSync(descriptor, bytes, written)
}

function truncate(file: string, bytes: number): void {
  const descriptor = openSync(file, 'r+')
  ftruncateSync(descriptor, bytes)
  closeSync(descriptor)
}
