import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

/** One primitive in one state, with a caption that says which. */
export function Specimen({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <figure className={joinClasses('flex min-w-0 flex-col gap-4', className)}>
      <figcaption className="type-caption text-faint">{name}</figcaption>
      <div className="min-w-0">{children}</div>
    </figure>
  )
}
