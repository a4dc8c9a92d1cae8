import { odyssey } from '@network-site/site/odyssey'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { toast } from '../../ui/toast.ts'
import { createMintDesk, type DeskSnapshot, type MintDesk } from './mint-desk.ts'
import type { Minter } from './minter.ts'
import { remoteMint } from './remote-mint.ts'
import { solveProof } from './solve-proof.ts'
import { stillToAsk } from './still-to-ask.ts'
import { unfinishedRun } from './unfinished-run.ts'

interface Options {
  minter: Minter | null
  day: number | undefined
  message: string
  /** Turns what a wallet threw into a sentence. */
  describeWalletError: (error: unknown) => string
  accessToken: () => string | null
}

/** The desk of this wallet on this day; another wallet or another day gets a fresh one. */
export function useMintDesk({ minter, day, message, describeWalletError, accessToken }: Options): {
  desk: MintDesk | null
  snapshot: DeskSnapshot
} {
  const address = minter?.address
  const desk = useMemo(() => {
    if (!address || day === undefined) return null
    return createMintDesk({
      address,
      day,
      message,
      post: (request) => remoteMint(request, { fetch: window.fetch.bind(window), accessToken: accessToken() }),
      prove: (whose) => {
        toast(odyssey.mint.proof)
        return solveProof(whose, { fetch: window.fetch.bind(window) })
      },
      onNotice: (notice) => {
        if (notice.kind === 'wallet') toast.error(describeWalletError(notice.error))
        else toast(notice.sentence)
      },
      runs: unfinishedRun(window.sessionStorage),
      stillToAsk: (tokens) => stillToAsk(tokens, { address, fetch: window.fetch.bind(window) }),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    })
  }, [address, day, message, describeWalletError, accessToken])

  useEffect(() => {
    if (minter) desk?.signBy(minter.sign)
  }, [desk, minter])

  // What a reload has cut short lives outside of React, in the tab's storage.
  useEffect(() => {
    if (desk?.resume()) toast(odyssey.mint.all.resumed)
  }, [desk])

  const snapshot = useSyncExternalStore(desk?.subscribe ?? subscribeToNothing, desk?.getSnapshot ?? noDesk, noDesk)
  return { desk, snapshot }
}

const empty: DeskSnapshot = { phases: new Map(), transactions: new Map(), error: null, isRunning: false }

function noDesk(): DeskSnapshot {
  return empty
}

function subscribeToNothing(): () => void {
  return () => {}
}
