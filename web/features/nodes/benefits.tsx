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

const seconds = Array.from({ length: 60 }, (_, second) => second)
const dots = Array.from({ length: 49 }, (_, dot) => dot)
/** The lit dots. */
const lit = new Set([4, 9, 19, 23, 32, 36, 41])

/** Drawings in the style of the films: a dial, orbits, and a grid with a few lit dots. */
const icons: Record<'clock' | 'coins' | 'gem', ReactNode> = {
  clock: (
    <>
      {seconds.map((second) => (
        <path
          key={second}
          d={second % 5 === 0 ? 'M0-54v11' : 'M0-54v6'}
          transform={`rotate(${second * 6})`}
          className={second < 52 ? 'stroke-accent' : 'stroke-line-strong'}
        />
      ))}
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
  gem: dots.map((dot) => (
    <circle
      key={dot}
      cx={((dot % 7) - 3) * 16}
      cy={(Math.floor(dot / 7) - 3) * 16}
      r={lit.has(dot) ? 5 : 2}
      className={lit.has(dot) ? 'fill-accent' : 'fill-line-strong'}
      stroke="none"
    />
  )),
}

/** The decorative icon of a benefit. */
function BenefitIcon({ icon }: { icon: keyof typeof icons }) {
  return (
    <svg viewBox="-60 -60 120 120" fill="none" strokeWidth="1.5" aria-hidden="true" className="size-28 shrink-0">
      {icons[icon]}
    </svg>
  )
}
