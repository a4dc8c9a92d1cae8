import { joinClasses } from './join-classes.ts'

export interface SkeletonProps {
  /** Says what is being waited for; give it to one skeleton of a group. */
  label?: string | undefined
  /** Size and shape, as utilities. */
  className?: string | undefined
}

/** Holds the place of something on its way, at the size it will have. */
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
