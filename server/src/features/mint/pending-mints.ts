import type { MintFailureCode } from '@network-site/protocol/failures'
import { mintKeyString, type MintKey } from './mint-key.ts'
import type { MintProgress } from './read-states.ts'

/** How a mint ended. */
export type MintOutcome = { state: 'minted'; transactionHash: string } | { state: 'failed'; code: MintFailureCode }

type PendingMint = {
  key: MintKey
  since: number
  promise: Promise<MintOutcome>
  settle: (outcome: MintOutcome) => void
}

export type PendingMints = ReturnType<typeof createPendingMints>

/** The mints that requests to this process wait for. Any number of requests for one mint share an entry. */
export function createPendingMints(nowMilliseconds: () => number) {
  const pending = new Map<string, PendingMint>()
  return {
    find: (key: MintKey): Promise<MintOutcome> | undefined => pending.get(mintKeyString(key))?.promise,
    add(key: MintKey): Promise<MintOutcome> {
      const { promise, resolve } = Promise.withResolvers<MintOutcome>()
      pending.set(mintKeyString(key), { key, since: nowMilliseconds(), promise, settle: resolve })
      return promise
    },
    has: (key: string): boolean => pending.has(key),
    settle(key: string, outcome: MintOutcome): void {
      pending.get(key)?.settle(outcome)
      pending.delete(key)
    },
    /** Settles what has ended; what is still under way stays pending. */
    settleAll(states: Map<string, MintProgress>): void {
      for (const [key, progress] of states) {
        if (progress.state === 'minted' || progress.state === 'failed') this.settle(key, progress)
      }
    },
    /** The keys that have been pending at least so long, the longest first. */
    pendingFor(milliseconds: number, atMost: number): MintKey[] {
      const keys: MintKey[] = []
      for (const { key, since } of pending.values()) {
        if (keys.length >= atMost || since > nowMilliseconds() - milliseconds) break
        keys.push(key)
      }
      return keys
    },
    /** The keys of these wallets. */
    pendingOf: (minters: Set<string>): MintKey[] =>
      [...pending.values()].map(({ key }) => key).filter(({ minter }) => minters.has(minter)),
    failAll(code: MintFailureCode): void {
      for (const key of pending.keys()) this.settle(key, { state: 'failed', code })
    },
  }
}
