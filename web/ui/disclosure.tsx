import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface DisclosureProps {
  /** Always visible. It contains no controls, because it is one itself. */
  summary: ReactNode
  isOpenAtFirst?: boolean | undefined
  className?: string | undefined
  summaryClassName?: string | undefined
  children: ReactNode
}

/** A line that shows more when pressed. The browser's own element, so it also works before hydration. */
export function Disclosure({ summary, isOpenAtFirst, className, summaryClassName, children }: DisclosureProps) {
  return (
    <details open={isOpenAtFirst} className={joinClasses('group/disclosure', className)}>
      <summary
        className={joinClasses(
          'flex list-none items-center gap-3 transition-colors hover:bg-raised focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden',
          summaryClassName,
        )}
      >
        <span className="block min-w-0 flex-1">{summary}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-faint transition-transform group-open/disclosure:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
