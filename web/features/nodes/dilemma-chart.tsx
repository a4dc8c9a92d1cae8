import { nodesGuide } from '@network-site/site/nodes/guide'

const { chart } = nodesGuide.watch.dilemma

/** The verifier's dilemma: pay per catch falls below the cost of watching. An illustration, not measured. */
export function DilemmaChart() {
  return (
    <svg
      viewBox="0 0 520 300"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing in the page's own colours
      role="img"
      aria-label={chart.label}
      className="dilemma-chart w-full"
    >
      <path d="M285 176C350 219 430 236 500 242V176Z" className="dilemma-gap" />
      <path d="M20 20V260H508" className="dilemma-axis" />
      <path d="M20 176H500" className="dilemma-cost" />
      <path d="M20 84H500" className="dilemma-watch" />
      <path d="M20 40C110 60 200 120 285 176S430 236 500 242" className="dilemma-catch" />
      <circle cx="285" cy="176" r="5" className="dilemma-leave" />
      <text x="500" y="70" textAnchor="end" className="dilemma-watch-word">
        {chart.perWatch}
      </text>
      <text x="110" y="46" className="dilemma-catch-word">
        {chart.perCatch}
      </text>
      <text x="32" y="198">
        {chart.cost}
      </text>
      <text x="496" y="204" textAnchor="end" className="dilemma-catch-word">
        {chart.gap}
      </text>
      <text x="508" y="288" textAnchor="end">
        {chart.progress} →
      </text>
    </svg>
  )
}
