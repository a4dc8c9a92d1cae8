import { joinClasses } from './join-classes.ts'

export interface SkeletonProps {
  /** Announces what is loading. Give it to one skeleton of a group. */
  label?: string | undefined
  /** Size and shape. */
  className?: string | undefined
}

/** A placeholder of the size that the loaded content will have. */
export function Skeleton({ label, className }: SkeletonProps) {
  return (
    <div
      role={label === undefined ? undefined : 'status'}
      aria-hidden={label === undefined ? true : undefined}
      className={joinClasses('animate-breathe rounded-edge border border-line bg-raised', className)}
    >
      {label !== undefined && <span className="sr-only">{label}</span>}
    </div>
  )
}
