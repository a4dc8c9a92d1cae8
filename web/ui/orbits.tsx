import { useId, type CSSProperties } from 'react'
import { joinClasses } from './join-classes.ts'

export interface OrbitsProps {
  /** The number of rings. */
  rings?: number | undefined
  /** Animated, unless the visitor asks for reduced motion. */
  isTurning?: boolean | undefined
  className?: string | undefined
}

/** A background drawing of orbits around a light. Decorative. */
export function Orbits({ rings = 3, isTurning = true, className }: OrbitsProps) {
  const id = useId()
  return (
    <svg
      viewBox="-500 -500 1000 1000"
      fill="none"
      aria-hidden="true"
      className={joinClasses('pointer-events-none overflow-visible', className)}
    >
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
      {Array.from({ length: rings }, (_, ring) => {
        const radius = 170 + (320 * (ring + 1)) / rings
        const flatness = 0.3 + ring * 0.09
        const turn = { '--orbit-seconds': `${36 + ring * 30}s`, '--orbit-start': `${ring * 137}deg` } as CSSProperties
        return (
          <g key={ring} transform={`rotate(${-24 + ring * 7}) scale(1 ${flatness})`}>
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
            <g className="orbit-body" data-turning={isTurning ? '' : undefined} style={turn}>
              <g transform={`translate(${radius})`}>
                {/* Reverses the ring's rotation and scale, so that the body stays round. */}
                <g className="orbit-body orbit-body-upright" data-turning={isTurning ? '' : undefined}>
                  <g transform={`scale(1 ${1 / flatness})`}>
                    <circle r="11" fill="var(--color-background)" />
                    <circle r={6.5 - ring * 0.6} fill="var(--color-brass-bright)" />
                  </g>
                </g>
              </g>
            </g>
          </g>
        )
      })}
    </svg>
  )
}
