/** Which of the nine pips are set: the state that a block claims, as a pattern that can be compared. */
const pips = [0, 2, 3, 4, 7, 8]
const wrongPip = 4

interface WatchBlockProps {
  className: string
  /** One pip of the claimed state does not follow from the transactions. */
  isWrong?: boolean | undefined
}

/** A block with the state it claims, centred on the origin. */
export function WatchBlock({ className, isWrong = false }: WatchBlockProps) {
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
