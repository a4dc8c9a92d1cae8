/** Which of the nine pips are set: the state a block claims, as a pattern anybody can compare. */
const pips = [0, 2, 3, 4, 7, 8]
const wrongPip = 4

interface WatchBlockProps {
  className: string
  /** One pip of the claimed state is not what the transactions give. */
  isWrong?: boolean | undefined
}

/** A block around the origin, with the state it claims. */
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
