/** An avatar derived from an address: three orbits, each with a body at an angle from the address. */
export function WalletAvatar({ address, size }: { address: string; size: number }) {
  const turns = [2, 8, 14].map((at) => Number.parseInt(address.slice(at, at + 6), 16) / 0xffffff)
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true" className="bg-sunken text-ink">
      {turns.map((turn, ring) => {
        const radius = 5 + ring * 5.5
        const angle = turn * Math.PI * 2
        return (
          <g key={radius}>
            <circle cx="20" cy="20" r={radius} fill="none" stroke="currentColor" strokeOpacity="0.3" />
            <circle
              cx={20 + radius * Math.cos(angle)}
              cy={20 + radius * Math.sin(angle)}
              r="2.2"
              className={ring === 1 ? 'fill-accent' : 'fill-brass-bright'}
            />
          </g>
        )
      })}
    </svg>
  )
}
