import { campaign } from '@network-site/site/campaign'
import { useEffect, useState } from 'react'
import type { CardState } from './card-state.ts'

const slowAfterMilliseconds = 8000
const { phases } = campaign.mint

/** How far a mint has come, in a few words; nothing for one that is not under way. */
export function MintPhase({ state }: { state: CardState }) {
  if (state.kind === 'signing') return <Words>{phases.signing}</Words>
  if (state.kind !== 'minting' || state.step === 'requested') return null
  return state.step === 'waiting' ? <Words>{phases.waiting}</Words> : <Sent />
}

function Sent() {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  return <Words>{isSlow ? phases.delayed : phases.sent}</Words>
}

function Words({ children }: { children: string }) {
  return <p className="text-center text-caption text-ink">{children}</p>
}
