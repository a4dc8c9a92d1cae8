import type { MintFailureCode } from '@network-site/protocol/mint-failures'
import { keyWord, type MintKey } from './mint-key.ts'
import type { MintProgress } from './read-states.ts'

/** How a mint ended. */
export type Outcome = { state: 'minted'; transactionHash: string } | { state: 'failed'; code: MintFailureCode }

type Place = { key: MintKey; since: number; promise: Promise<Outcome>; settle: (outcome: Outcome) => void }

/** Those who wait in this process for a mint to end; any number of callers share one place. */
export function createWaitingRoom(nowMilliseconds: () => number) {
  const places = new Map<string, Place>()
  return {
    find: (key: MintKey): Promise<Outcome> | undefined => places.get(keyWord(key))?.promise,
    enter(key: MintKey): Promise<Outcome> {
      const { promise, resolve } = Promise.withResolvers<Outcome>()
      places.set(keyWord(key), { key, since: nowMilliseconds(), promise, settle: resolve })
      return promise
    },
    has: (word: string): boolean => places.has(word),
    settle(word: string, outcome: Outcome): void {
      places.get(word)?.settle(outcome)
      places.delete(word)
    },
    /** Settles what has ended; what is still under way goes on waiting. */
    settleAll(states: Map<string, MintProgress>): void {
      for (const [word, progress] of states) {
        if (progress.state === 'minted' || progress.state === 'failed') this.settle(word, progress)
      }
    },
    /** The keys that have waited at least so long, the longest first. */
    waitingFor(milliseconds: number, atMost: number): MintKey[] {
      const keys: MintKey[] = []
      for (const { key, since } of places.values()) {
        if (keys.length >= atMost || since > nowMilliseconds() - milliseconds) break
        keys.push(key)
      }
      return keys
    },
    size: (): number => places.size,
    sendHome(code: MintFailureCode): void {
      for (const word of places.keys()) this.settle(word, { state: 'failed', code })
    },
  }
}

export type WaitingRoom = ReturnType<typeof createWaitingRoom>
