import type { ReactNode } from 'react'
import { WatchBlock } from './watch-block.tsx'

/**
 * One animation in three panels: a correct block passes, then a wrong one is stopped. Without motion each panel shows one
 * moment of it.
 */
export const watchPanels: Record<'proposal' | 'assertion' | 'challenge', ReactNode> = {
  proposal: (
    <>
      {[0, 1, 2, 3, 4].map((i) => (
        <path
          key={i}
          d={`M${112 + ((i * 37) % 60)} ${28 + i * 15}h36`}
          className={`watch-transaction watch-fall-${i}`}
        />
      ))}
      <g transform="translate(160 150)">
        <WatchBlock className="watch-block watch-honest watch-propose" />
        <WatchBlock className="watch-block watch-wrong watch-propose watch-unseen" isWrong />
      </g>
    </>
  ),
  assertion: (
    <>
      <path d="M160 62 76 116H244Z" className="watch-beam" />
      <g transform="translate(160 46)" className="watch-node">
        <circle r="34" className="watch-scale" />
        <circle r="27" />
        <circle r="17" />
        <circle r="8" className="watch-eye" />
        <circle r="46" className="watch-flare" />
      </g>
      <g transform="translate(108 150)">
        <WatchBlock className="watch-block watch-honest watch-assert" />
        <WatchBlock className="watch-block watch-wrong watch-assert watch-unseen" isWrong />
      </g>
      <g transform="translate(212 150)">
        <WatchBlock className="watch-own" />
      </g>
      <path d="M151 145h18M151 155h18" className="watch-sign watch-equal" />
      <path d="M151 145h18M151 155h18M166 138l-12 24" className="watch-sign watch-unequal watch-unseen" />
    </>
  ),
  challenge: (
    <>
      {[70, 120, 170].map((x, i) => (
        <g key={x}>
          <path d={`M${x} ${i === 1 ? 40 : 52}L120 118`} className={`watch-ray watch-lamp-${i}`} />
          <circle cx={x} cy={i === 1 ? 34 : 46} r="7" className={`watch-lamp watch-lamp-${i}`} />
        </g>
      ))}
      <path d="M236 96v108M252 96v108" className="watch-gate" />
      <path d="M236 110l16 14m-16 4l16 14m-16 4l16 14m-16 4l16 14m-16 4l16 14" className="watch-bar" />
      <g transform="translate(120 150)">
        <WatchBlock className="watch-block watch-honest watch-settle watch-unseen" />
        <WatchBlock className="watch-block watch-wrong watch-settle" isWrong />
        <path d="M-40-40 40 40M40-40-40 40" className="watch-cross" />
      </g>
    </>
  ),
}
