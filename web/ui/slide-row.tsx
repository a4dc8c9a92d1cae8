import { Children, isValidElement, type ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface SlideRowProps {
  /** Names the row for screen readers. */
  label: string
  children: ReactNode
  className?: string | undefined
}

/** Slides in a scrollable row, shown until the carousel's script runs. */
export function SlideRow({ label, children, className }: SlideRowProps) {
  return (
    <section aria-label={label} className={joinClasses('min-w-0', className)}>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard
        tabIndex={0}
        className="-m-px grid snap-x snap-mandatory auto-cols-[100%] grid-flow-col overflow-x-auto p-px"
      >
        {Children.map(children, (slide, position) => (
          <div key={isValidElement(slide) ? slide.key : position} className="min-w-0 snap-start">
            {slide}
          </div>
        ))}
      </div>
      {/* Reserves space for the dots to prevent layout shift. */}
      <div className="mt-4 min-h-10" />
    </section>
  )
}
