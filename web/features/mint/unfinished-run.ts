import type { UnfinishedRun } from './unfinished-run-schema.ts'

const prefix = 'mintAll.'

/**
 * Keeps a run of MINT ALL that a reload would interrupt, in the tab's storage, one per wallet. The signature in it can
 * do one thing only: mint today's free pictures to the wallet that made it.
 */
export function unfinishedRun(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  return {
    /** The run of this wallet and this day, if there is one. */
    async read({ address, day }: { address: string; day: number }): Promise<UnfinishedRun | undefined> {
      const stored = storage.getItem(prefix + address)
      if (stored === null) return undefined
      const run = await parse(stored)
      return run?.address === address && run.day === day ? run : undefined
    },
    keep: (run: UnfinishedRun) => storage.setItem(prefix + run.address, JSON.stringify(run)),
    forget: (address: string) => storage.removeItem(prefix + address),
  }
}

async function parse(stored: string): Promise<UnfinishedRun | undefined> {
  try {
    const { unfinishedRunSchema } = await import('./unfinished-run-schema.ts')
    return unfinishedRunSchema.parse(JSON.parse(stored))
  } catch {
    // Not readable, or the schema could not be loaded: the visitor can press MINT ALL again.
    return undefined
  }
}
