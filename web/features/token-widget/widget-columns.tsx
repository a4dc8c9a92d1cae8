import type { ReactNode } from 'react'

import { CardInOrbit } from './card-in-orbit.tsx'

/** The card at the right of what it is about; on a narrow frame in the middle of it. */
export function WidgetColumns({ intro, card, facts }: { intro: ReactNode; card: ReactNode; facts: ReactNode }) {
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_minmax(0,30rem)] lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-20 lg:gap-y-10">
      <div className="z-10 min-w-0 lg:row-start-2">{intro}</div>
      <div className="min-w-0 lg:col-start-2 lg:row-span-4 lg:row-start-1 lg:self-center">
        <CardInOrbit>{card}</CardInOrbit>
      </div>
      <div className="z-10 min-w-0 lg:row-start-3">{facts}</div>
    </div>
  )
}
