import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** A component in one state, with a caption. */
export function Specimen({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <figure className={joinClasses('flex min-w-0 flex-col gap-4', className)}>
      <figcaption className="type-caption text-faint">{name}</figcaption>
      <div className="min-w-0">{children}</div>
    </figure>
  )
}

interface ChapterProps {
  number: number
  total: number
  title: string
  caption: string
  subtitle: string
  children: ReactNode
}

/** A numbered chapter of the style guide. */
export function Chapter({ children, ...heading }: ChapterProps) {
  return (
    <section className="py-section">
      <SectionHeading {...heading} />
      <div className="mt-block flex flex-col gap-block">{children}</div>
    </section>
  )
}
