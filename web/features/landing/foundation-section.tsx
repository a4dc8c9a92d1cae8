import type { Foundation } from '@network-site/site/schema/home'
import { Reveal } from '../../ui/reveal.tsx'
import { NumberedHeading, Section } from './section.tsx'

/** The foundation's duties, and their limit. */
export function FoundationSection({ words }: { words: Foundation }) {
  return (
    <Section id="foundation">
      <div className="page-frame">
        <NumberedHeading id="foundation" words={words} />
        <ol className="mt-block border-t border-line">
          {words.duties.map(({ title, body }) => (
            <Reveal
              key={title}
              render={<li />}
              className="grid gap-3 border-b border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-16"
            >
              <h3 className="type-display text-heading-3">{title}</h3>
              <p className="type-prose">{body}</p>
            </Reveal>
          ))}
        </ol>
        <p className="mt-8 max-w-prose border-l border-accent pl-5 text-small text-ink">{words.limit}</p>
      </div>
    </Section>
  )
}
