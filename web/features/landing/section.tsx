import { header } from '@network-site/site/site-chrome'
import type { ReactNode } from 'react'
import { joinClasses } from '../../ui/join-classes.ts'
import { SectionHeading } from '../../ui/section-heading.tsx'

/** A section that links and the focus can target. The id of its heading is the section's id with `-title`. */
export function Section({ id, children, className }: { id: string; children: ReactNode; className?: string }) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="below-fold relative py-section outline-none"
    >
      <div className={joinClasses('page-frame', className)}>{children}</div>
    </section>
  )
}

interface NumberedHeadingProps {
  /** The section's id. */
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
