import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'

/** One component in one state, with a caption. */
export function Specimen({ name, children, className }: { name: string; children: ReactNode; className?: string }) {
  return (
    <figure className={joinClasses('flex min-w-0 flex-col gap-4', className)}>
      <figcaption className="type-caption text-faint">{name}</figcaption>
      <div className="min-w-0">{children}</div>
    </figure>
  )
}
