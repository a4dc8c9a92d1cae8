import { campaign } from '@network-site/site/campaign'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.ts'
import { MintRequestError } from './mint-request-error.ts'
import { createMintStore, type Minter, type MintSnapshot, type MintStore } from './mint-store.ts'
import { remoteMint } from './remote-mint.ts'
import { unfinishedRun } from './unfinished-run.ts'

export interface MintStoreOptions {
  minter: Minter | null
  day: number | undefined
  /** What the wallet signs. */
  message: string
  /** Turns what a wallet threw into a sentence. */
  describeWalletError: (error: unknown) => string
  accessToken: () => string | null
  /** Fetches a proof-of-work challenge and solves it; undefined where none is asked for. */
  solveProof: (path: string) => Promise<string | undefined>
}

/** The mint store of this wallet on this day; another wallet or another day gets a new one. */
export function useMintStore(options: MintStoreOptions): {
  store: MintStore | null
  snapshot: MintSnapshot
} {
  const { minter, day, message, describeWalletError, accessToken, solveProof } = options
  const address = minter?.address
  const store = useMemo(() => {
    if (!address || day === undefined) return null
    const fetch = window.fetch.bind(window)
    return createMintStore({
      address,
      day,
      message,
      post: (request) => remoteMint(request, { fetch, accessToken: accessToken() }),
      prove: async (whose) => {
        toast(campaign.mint.proof)
        const proof = await solveProof(`/mints/challenge/${whose}`).catch((cause: unknown) => {
          throw new MintRequestError(campaign.mint.error.fallback, { cause })
        })
        return proof ?? ''
      },
      onNotice: (notice) => {
        if (notice.kind === 'wallet') toast.error(describeWalletError(notice.error))
        else toast(notice.sentence)
      },
      runs: unfinishedRun(window.sessionStorage),
      findUnrequested: (items) => findUnrequested(items, { address, fetch }),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    })
  }, [address, day, message, describeWalletError, accessToken, solveProof])

  useEffect(() => {
    if (minter) store?.setSigner(minter.sign)
  }, [store, minter])

  // An unfinished run is in the tab's storage, outside of React.
  useEffect(() => {
    void store?.resume().then((hasResumed) => hasResumed && toast(campaign.mint.all.resumed))
  }, [store])

  const snapshot = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.getSnapshot ?? emptySnapshot,
    emptySnapshot,
  )
  return { store, snapshot }
}

/** Of these items, those that the service neither has minted nor is minting; all of them where it cannot tell. */
async function findUnrequested(
  items: number[],
  { address, fetch }: { address: Minter['address']; fetch: typeof globalThis.fetch },
): Promise<number[]> {
  try {
    const response = await fetch(`/mints/${address}`)
    const { mintStatesSchema } = await import('@network-site/protocol/mints')
    const states = mintStatesSchema.parse(await response.json()).items
    const open = new Set(
      states.flatMap(({ tokenIndex, state }) => (state === 'idle' || state === 'failed' ? [tokenIndex] : [])),
    )
    return items.filter((item) => open.has(item))
  } catch {
    return items
  }
}

const empty: MintSnapshot = { phases: new Map(), transactions: new Map(), error: null, isRunning: false }

function emptySnapshot(): MintSnapshot {
  return empty
}

function subscribeToNothing(): () => void {
  return () => {}
}
