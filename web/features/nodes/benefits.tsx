import { nodesLanding } from '@network-site/site/nodes-page'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** The reasons to run a node. */
export function Benefits() {
  const { title, list } = nodesLanding.benefits
  return (
    <section aria-labelledby="benefits" className="below-fold page-frame py-chapter">
      <SectionHeading id="benefits" title={title} />
      <ul className="mt-block grid gap-4 lg:grid-cols-3">
        {list.map((benefit) => (
          <Card
            key={benefit.title}
            render={<li />}
            padding="roomy"
            className="flex flex-col gap-8 md:max-lg:flex-row md:max-lg:items-center"
          >
            <BenefitIcon icon={benefit.icon} />
            <div>
              <h3 className="type-label text-title">{benefit.title}</h3>
              <p className="mt-3 text-muted">{benefit.body}</p>
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}

/** A stroke of the dial, in the direction of a second, from the rim inward. */
function tick(second: number): string {
  const angle = (second * Math.PI) / 30
  const at = (radius: number) => `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`
  return `M${at(54)}L${at(second % 5 === 0 ? 43 : 48)}`
}

/** A dot of the grid: a stroke without length, drawn by its round cap. */
const dot = (place: number) => `M${((place % 7) - 3) * 16} ${(Math.floor(place / 7) - 3) * 16}h0`

const seconds = Array.from({ length: 60 }, (_, second) => second)
const places = Array.from({ length: 49 }, (_, place) => place)
const litPlaces = [4, 9, 19, 23, 32, 36, 41]

/** Joins strokes into the data of one path, because each element of a drawing costs time on slow phones. */
const joined = (numbers: number[], stroke: (number: number) => string) => numbers.map(stroke).join('')

/** Drawings in the style of the films: a dial, orbits, and a grid with a few lit dots. */
const icons: Record<'clock' | 'coins' | 'gem', ReactNode> = {
  clock: (
    <>
      <path d={joined(seconds.slice(0, 52), tick)} className="stroke-accent" />
      <path d={joined(seconds.slice(52), tick)} className="stroke-line-strong" />
      <path d="M0 0V-34" transform="rotate(312)" className="stroke-brass-bright" strokeWidth="2.5" />
      <circle r="5" className="fill-accent" stroke="none" />
    </>
  ),
  coins: (
    <>
      {[20, 36, 52].map((radius, ring) => (
        <g key={radius}>
          <circle r={radius} className="stroke-line-strong" />
          {Array.from({ length: ring + 1 }, (_, body) => (
            <circle
              key={body}
              cx={radius}
              r="5"
              transform={`rotate(${ring * 47 + (body * 360) / (ring + 1) - 60})`}
              className="fill-brass-bright"
              stroke="none"
            />
          ))}
        </g>
      ))}
      <circle r="7" className="fill-accent" stroke="none" />
    </>
  ),
  gem: (
    <g strokeLinecap="round">
      <path
        d={joined(
          places.filter((place) => !litPlaces.includes(place)),
          dot,
        )}
        className="stroke-line-strong"
        strokeWidth="4"
      />
      <path d={joined(litPlaces, dot)} className="stroke-accent" strokeWidth="10" />
    </g>
  ),
}

/** The decorative icon of a benefit. */
function BenefitIcon({ icon }: { icon: keyof typeof icons }) {
  return (
    <svg viewBox="-60 -60 120 120" fill="none" strokeWidth="1.5" aria-hidden="true" className="size-28 shrink-0">
      {icons[icon]}
    </svg>
  )
}
