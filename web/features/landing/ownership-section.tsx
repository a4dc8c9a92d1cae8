import type { Ownership } from '@network-site/site/schema/home'
import { Reveal } from '../../ui/reveal.tsx'
import { OwnershipComparison } from './ownership-comparison.tsx'
import { NumberedHeading, Section } from './section.tsx'

/** What ownership of items means on this network. */
export function OwnershipSection({ words }: { words: Ownership }) {
  return (
    <Section id="ownership">
      <div className="page-frame">
        <NumberedHeading id="ownership" words={words} />
        <ul className="mt-block grid gap-8 md:grid-cols-3 md:gap-10">
          {words.promises.map(({ title, body }, i) => (
            <Reveal key={title} delayMs={i * 120} render={<li />} className="border-t border-line-strong pt-6">
              <h3 className="type-label text-title">{title}</h3>
              <p className="mt-3 text-muted">{body}</p>
            </Reveal>
          ))}
        </ul>
        <OwnershipComparison words={words.comparison} />
      </div>
    </Section>
  )
}
