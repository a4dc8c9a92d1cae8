import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { Orbits } from '../../ui/orbits.tsx'

/** A card in front of the light that everything turns around; where there is room, the rings reach out behind it. */
export function CardInOrbit({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={joinClasses('relative isolate', className)}>
      <Orbits className="absolute top-1/2 left-1/2 -z-10 hidden size-[76rem] -translate-1/2 opacity-45 lg:block" />
      {children}
    </div>
  )
}
