import './watch-figure.css'

interface WatchFigureProps {
  /** The whole drawing in words. */
  label: string
  stages: readonly string[]
}

/** Blocks pass a sentry. One of them is wrong, and is stopped. */
export function WatchFigure({ label, stages }: WatchFigureProps) {
  return (
    <svg
      viewBox="0 0 960 300"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that moves with the page's own styles
      role="img"
      aria-label={label}
      className="watch-figure w-full border border-line bg-sunken"
    >
      <path d="M40 200H920" className="watch-rail" />
      {[160, 480, 800].map((x, i) => (
        <g key={x}>
          <path d={`M${x} 188v24`} className="watch-tick" />
          <text x={x} y="256" textAnchor="middle" className="watch-label">
            {stages[i]}
          </text>
        </g>
      ))}
      <g className="watch-beam">
        <path d="M480 92 440 200H520Z" />
      </g>
      <g className="watch-sentry">
        <circle cx="480" cy="76" r="26" />
        <circle cx="480" cy="76" r="42" />
        <circle cx="480" cy="76" r="7" className="watch-eye" />
      </g>
      <g className="watch-alarm">
        <circle cx="480" cy="76" r="54" />
        <circle cx="480" cy="76" r="70" />
      </g>
      <rect x="-14" y="186" width="28" height="28" className="watch-block watch-right" />
      <rect x="-14" y="186" width="28" height="28" className="watch-block watch-right watch-second" />
      <rect x="-14" y="186" width="28" height="28" className="watch-block watch-wrong" />
      <path d="M784 184l32 32m0-32-32 32" className="watch-cross" />
    </svg>
  )
}
