import { joinClasses } from './join-classes.ts'

/** A spinner. Decorative: the text beside it must say what is loading. */
export function OrbitSpinner({ className }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 16 16"
      fill="none"
      aria-hidden="true"
      className={joinClasses('size-4 shrink-0 animate-orbit', className)}
    >
      <circle cx="8" cy="8" r="6" stroke="currentColor" strokeOpacity="0.35" />
      <circle cx="8" cy="2" r="2" fill="currentColor" />
    </svg>
  )
}
