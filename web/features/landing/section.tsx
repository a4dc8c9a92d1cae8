import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

interface SectionProps {
  /** Its anchor; its heading carries the same id with `-title`. */
  id: string
  children: ReactNode
  className?: string | undefined
}

/** One block of the page: a place to link to and to move the focus to. */
export function Section({ id, children, className }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={joinClasses('folds relative py-section outline-none', className)}
    >
      {children}
    </section>
  )
}
