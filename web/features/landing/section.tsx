import { header } from '@network-site/site/site-chrome'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'

interface SectionProps {
  /** The anchor. The heading has the same id with `-title`. */
  id: string
  children: ReactNode
  className?: string | undefined
}

/** One section of the page: links can lead to it, and the focus can move to it. */
export function Section({ id, children, className }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={joinClasses('below-fold relative py-section outline-none', className)}
    >
      {children}
    </section>
  )
}

interface NumberedHeadingProps {
  /** The id of the section. */
  id: string
  words: { title: string; caption: string; subtitle?: string; body: string }
}

/** A section's heading, numbered as in the header's navigation. */
export function NumberedHeading({ id, words }: NumberedHeadingProps) {
  return (
    <SectionHeading
      id={`${id}-title`}
      title={words.title}
      caption={words.caption}
      subtitle={words.subtitle}
      number={header.sections.find((section) => section.id === id)?.index}
      total={header.sections.length}
    >
      <p>{words.body}</p>
    </SectionHeading>
  )
}
