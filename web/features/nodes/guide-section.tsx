import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface GuideSectionProps {
  id: string
  title: string
  body?: string | undefined
  subtitle?: string | undefined
  /** `beside` keeps the heading sticky next to the content, on wide screens. */
  layout?: 'below' | 'beside' | undefined
  children: ReactNode
}

/** One chapter of the guide for node operators. */
export function GuideSection({ id, title, body, subtitle, layout = 'below', children }: GuideSectionProps) {
  const isBeside = layout === 'beside'
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={joinClasses(
        'below-fold page-frame py-chapter outline-none',
        isBeside && 'lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start lg:gap-x-16',
      )}
    >
      <SectionHeading
        id={`${id}-title`}
        title={title}
        subtitle={subtitle}
        className={isBeside ? 'lg:sticky lg:top-28' : undefined}
      >
        {body !== undefined && <p>{body}</p>}
      </SectionHeading>
      <div className={joinClasses('mt-block', isBeside && 'lg:mt-0')}>{children}</div>
    </section>
  )
}
