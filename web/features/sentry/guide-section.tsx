import type { ReactNode } from 'react'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface GuideSectionProps {
  id: string
  title: string
  body: string
  subtitle?: string | undefined
  children: ReactNode
}

/** One chapter of what an operator wants to know. */
export function GuideSection({ id, title, body, subtitle, children }: GuideSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="page-frame py-section outline-none">
      <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle}>
        <p>{body}</p>
      </SectionHeading>
      <div className="mt-block">{children}</div>
    </section>
  )
}
