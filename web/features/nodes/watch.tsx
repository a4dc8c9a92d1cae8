import { language } from '@network-site/site/language'
import { nodesGuide } from '@network-site/site/nodes-page'
import { Pause, Play } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { useNearViewport } from '../../ui/use-at-rest.ts'
import { GuideSection, StepTitle } from './guide-section.tsx'

const { watch } = nodesGuide

/** What a node does, and why its operator is paid for watching. */
export function Watch() {
  return (
    <GuideSection id="what-it-does" title={watch.title} subtitle={watch.subtitle} body={watch.body}>
      <WatchFigure />
      <div className="below-fold mt-block grid items-center gap-10 border border-line bg-surface p-6 md:p-10 lg:grid-cols-2 lg:gap-16">
        <div>
          <h3 className="type-display text-heading-3">{watch.dilemma.title}</h3>
          <p className="type-prose mt-5">{watch.dilemma.body}</p>
        </div>
        <DilemmaChart />
      </div>
    </GuideSection>
  )
}

/** The three steps, each with a panel of one animation, which pauses out of view. */
function WatchFigure() {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame)
  const [isPaused, setIsPaused] = useState(false)
  return (
    <div
      ref={frame}
      className="watch-figure relative"
      data-moving={isNear ? '' : undefined}
      data-paused={isPaused ? '' : undefined}
    >
      <ol className="grid gap-12 md:grid-cols-3 md:gap-0">
        {watch.steps.map(({ panel, title, body, drawing }, i) => (
          <li key={panel} className="below-fold">
            <svg
              viewBox="0 0 320 224"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the page's styles animate an inline drawing
              role="img"
              aria-label={drawing}
              className="w-full border border-line bg-sunken md:border-x-0 md:in-[li:first-child]:border-s md:in-[li:last-child]:border-e"
            >
              {/* Blocks travel from panel to panel in the reading direction. */}
              <g className="origin-center rtl:-scale-x-100">
                <path d="M0 180H320" className="watch-rail" />
                {watchPanels[panel]}
              </g>
            </svg>
            <div className="pt-6 md:pe-8">
              <StepTitle number={i + 1} title={title} />
              <p className="mt-3 text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
      <IconButton
        label={isPaused ? watch.playFigure : watch.pauseFigure}
        icon={isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" strokeWidth={0} />}
        variant="bare"
        size="small"
        className="absolute top-1 end-1 not-in-data-visitor:hidden motion-reduce:hidden"
        onClick={() => setIsPaused(!isPaused)}
      />
    </div>
  )
}

/** Three panels of one animation: a correct block passes, then a wrong one is stopped. Still under reduced motion. */
const watchPanels: Record<'proposal' | 'assertion' | 'challenge', ReactNode> = {
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

/** The pips, out of nine, that represent the state a block claims. */
const pips = [0, 2, 3, 4, 7, 8]
const wrongPip = 4

/** A block with the state it claims, centered on the origin. In a wrong block, one pip is wrong. */
function WatchBlock({ className, isWrong = false }: { className: string; isWrong?: boolean }) {
  return (
    <g className={className}>
      <rect x="-30" y="-30" width="60" height="60" className="watch-case" />
      {pips.map((pip) => (
        <circle
          key={pip}
          cx={((pip % 3) - 1) * 17}
          cy={(Math.floor(pip / 3) - 1) * 17}
          r="5"
          className={isWrong && pip === wrongPip ? 'watch-pip watch-pip-wrong' : 'watch-pip'}
        />
      ))}
    </g>
  )
}

const isRightToLeft = language.direction === 'rtl'
/** Text is anchored at the reading direction's end, so mirroring its position mirrors it as a whole. */
const fromStart = (x: number) => (isRightToLeft ? 520 - x : x)

/** Illustrates the verifier's dilemma: pay per catch falls below the cost of watching. */
function DilemmaChart() {
  const { chart } = watch.dilemma
  return (
    <svg
      viewBox="0 0 520 300"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing inherits the page's colors
      role="img"
      aria-label={chart.label}
      className="dilemma-chart w-full"
    >
      <g className="origin-center rtl:-scale-x-100">
        <path d="M285 176C350 219 430 236 500 242V176Z" className="dilemma-gap" />
        <path d="M20 20V260H508" className="dilemma-axis" />
        <path d="M20 176H500" className="dilemma-cost" />
        <path d="M20 84H500" className="dilemma-watch" />
        <path d="M20 40C110 60 200 120 285 176S430 236 500 242" className="dilemma-catch" />
        <circle cx="285" cy="176" r="5" className="dilemma-leave" />
      </g>
      <text x={fromStart(500)} y="70" textAnchor="end" className="dilemma-watch-word">
        {chart.perWatch}
      </text>
      <text x={fromStart(110)} y="46" className="dilemma-catch-word">
        {chart.perCatch}
      </text>
      <text x={fromStart(32)} y="198">
        {chart.cost}
      </text>
      <text x={fromStart(496)} y="204" textAnchor="end" className="dilemma-catch-word">
        {chart.gap}
      </text>
      <text x={fromStart(508)} y="288" textAnchor="end">
        {chart.progress} {isRightToLeft ? '←' : '→'}
      </text>
    </svg>
  )
}
