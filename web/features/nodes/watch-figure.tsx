import { nodesGuide } from '@network-site/site/nodes/guide'
import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { useNearViewport } from '../../ui/use-near-viewport.ts'
import { watchPanels } from './watch-panels.tsx'

const { steps, pauseFigure, playFigure } = nodesGuide.watch

/** Proposal, assertion, challenge: each step with a panel of one animation. It pauses while it is out of view. */
export function WatchFigure() {
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
        {steps.map(({ panel, title, body, drawing }, i) => (
          <li key={panel}>
            <svg
              viewBox="0 0 320 224"
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that moves with the page's own styles
              role="img"
              aria-label={drawing}
              className="w-full border border-line bg-sunken md:border-x-0 md:in-[li:first-child]:border-l md:in-[li:last-child]:border-r"
            >
              <path d="M0 180H320" className="watch-rail" />
              {watchPanels[panel]}
            </svg>
            <div className="pt-6 md:pr-8">
              <h3 className="type-label flex gap-3 text-title">
                <span aria-hidden="true" className="text-accent-text tabular-nums">
                  {i + 1}
                </span>
                {title}
              </h3>
              <p className="mt-3 text-muted">{body}</p>
            </div>
          </li>
        ))}
      </ol>
      <IconButton
        label={isPaused ? playFigure : pauseFigure}
        icon={isPaused ? <Play className="fill-current" /> : <Pause className="fill-current" strokeWidth={0} />}
        variant="bare"
        size="small"
        className="absolute top-1 right-1 not-in-data-visitor:hidden motion-reduce:hidden"
        onClick={() => setIsPaused(!isPaused)}
      />
    </div>
  )
}
