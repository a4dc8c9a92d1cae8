import type { SignedDrop } from './minter.ts'

/** What is left of a MINT ALL, and the signature it was asked with. */
export interface UnfinishedRun {
  address: `0x${string}`
  day: number
  drop: SignedDrop
  left: number[]
}

const prefix = 'mintAll.'
type Backing = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * A run of MINT ALL that a reload would cut short, kept for this tab and for each wallet by itself. The signature in it can do one thing only:
 * mint today's free pictures to the wallet that made it.
 */
export function unfinishedRun(backing: Backing) {
  return {
    /** The run of this wallet and this day, if there is one. */
    read({ address, day }: { address: string; day: number }): UnfinishedRun | undefined {
      const stored = parse(backing.getItem(prefix + address))
      return stored?.address === address && stored.day === day && Array.isArray(stored.left) ? stored : undefined
    },
    keep: (run: UnfinishedRun) => backing.setItem(prefix + run.address, JSON.stringify(run)),
    forget: (address: string) => backing.removeItem(prefix + address),
  }
}

/** Only this page writes there; the service holds every word of it against its own schema. */
function parse(stored: string | null): UnfinishedRun | undefined {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
