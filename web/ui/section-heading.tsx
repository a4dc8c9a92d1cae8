import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

interface SectionHeadingProps {
  title: string
  /** The section's number, shown with two digits. */
  number?: number | undefined
  /** The number of sections, shown after the section's number. */
  total?: number | undefined
  /** A short note beside the number. */
  caption?: string | undefined
  subtitle?: ReactNode
  children?: ReactNode
  level?: 1 | 2 | 3 | undefined
  id?: string | undefined
  className?: string | undefined
}

/** The heading of a section: number, title, subtitle, and introduction. */
export function SectionHeading({
  title,
  number,
  total,
  caption,
  subtitle,
  children,
  level = 2,
  id,
  className,
}: SectionHeadingProps) {
  const Heading = `h${level}` as const
  return (
    <header className={joinClasses('flex flex-col', className)}>
      {(number !== undefined || caption !== undefined) && (
        <p aria-hidden="true" className="type-caption mb-6 flex w-full items-center gap-4 text-faint md:mb-8">
          {number !== undefined && (
            <span dir="ltr" className="flex shrink-0 items-baseline gap-2 tabular-nums">
              <span className="text-accent-text">{twoDigits(number)}</span>
              {total !== undefined && <span>/ {twoDigits(total)}</span>}
            </span>
          )}
          <span className="h-px flex-1 bg-line" />
          {caption !== undefined && <span>{caption}</span>}
        </p>
      )}
      <Heading id={id} className={joinClasses('type-display max-w-[22ch]', sizes[level])}>
        {title}
      </Heading>
      {subtitle !== undefined && <p className="mt-5 max-w-prose text-lead text-ink">{subtitle}</p>}
      {children !== undefined && <div className="type-prose mt-5 text-body">{children}</div>}
    </header>
  )
}

const sizes = { 1: 'text-heading-1', 2: 'text-heading-2', 3: 'text-heading-3' }

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
