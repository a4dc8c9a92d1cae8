import { useId, type CSSProperties } from 'react'
import { joinClasses } from './join-classes.ts'

/** A decorative square drawing of rotating orbits, still under reduced motion. `className` positions it absolutely. */
export function Orbits({ rings = 3, className }: { rings?: number; className?: string }) {
  const id = useId()
  const orbits = Array.from({ length: rings }, (_, ring) => {
    const radius = 170 + (320 * (ring + 1)) / rings
    return { ring, radius, style: { '--ring': ring, '--orbit-radius': radius } as CSSProperties }
  })
  return (
    <div aria-hidden="true" className={joinClasses('orbits pointer-events-none aspect-square', className)}>
      <svg viewBox="-500 -500 1000 1000" fill="none" className="absolute inset-0 size-full overflow-visible">
        <defs>
          <radialGradient id={`${id}-light`}>
            <stop offset="0" stopColor="var(--color-ink)" />
            <stop offset="0.045" stopColor="var(--color-brass-bright)" />
            <stop offset="0.085" stopColor="var(--color-accent-text)" />
            <stop offset="0.11" stopColor="var(--color-accent)" stopOpacity="0.6" />
            <stop offset="0.2" stopColor="var(--color-accent)" stopOpacity="0.3" />
            <stop offset="0.36" stopColor="var(--color-accent)" stopOpacity="0.13" />
            <stop offset="0.6" stopColor="var(--color-accent)" stopOpacity="0.045" />
            <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0" />
          </radialGradient>
          <linearGradient id={`${id}-brass`} x1="0" y1="0" x2="1" y2="1">
            <stop offset="0" stopColor="var(--color-brass)" stopOpacity="0.12" />
            <stop offset="0.5" stopColor="var(--color-brass)" stopOpacity="0.5" />
            <stop offset="0.72" stopColor="var(--color-brass-bright)" />
            <stop offset="1" stopColor="var(--color-accent)" stopOpacity="0.35" />
          </linearGradient>
        </defs>
        <circle r="430" fill={`url(#${id}-light)`} />
        {orbits.map(({ ring, radius, style }) => (
          <g key={ring} className="orbit" style={style}>
            <circle r={radius} stroke={`url(#${id}-brass)`} strokeWidth="1" vectorEffect="non-scaling-stroke" />
            {ring === rings - 1 && (
              <circle
                r={radius + 12}
                stroke={`url(#${id}-brass)`}
                strokeWidth="5"
                strokeDasharray="1 9"
                vectorEffect="non-scaling-stroke"
              />
            )}
          </g>
        ))}
      </svg>
      {/* Outside the SVG, because animating a part of it would repaint the whole SVG. */}
      {orbits.map(({ ring, style }) => (
        <div key={ring} className="orbit" style={style}>
          <div className="orbit-body">
            <div className="orbit-body orbit-body-upright">
              <div className="orbit-globe" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}
