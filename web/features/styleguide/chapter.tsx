import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'

export interface ChapterProps {
  number: number
  total: number
  title: string
  caption: string
  subtitle: string
  children: ReactNode
}

/** One part of the guide. */
export function Chapter({ children, ...heading }: ChapterProps) {
  return (
    <section className="py-section">
      <SectionHeading {...heading} />
      <div className="mt-block flex flex-col gap-block">{children}</div>
    </section>
  )
}
