import type { Foundation, Ownership } from '@network-site/site/home-page'
import { Reveal } from '../../ui/reveal.tsx'
import { NumberedHeading, Section } from './section.tsx'

/** What ownership of items means on this network. */
export function OwnershipSection({ words }: { words: Ownership }) {
  return (
    <Section id="ownership">
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
    </Section>
  )
}

/** On narrow screens, each cell shows its column's name instead of the header row, which screen readers still read. */
const cell =
  "md:px-6 md:py-5 max-md:before:type-caption max-md:before:mb-1 max-md:before:block max-md:before:text-faint max-md:before:content-[attr(data-column)_/_'']"

/** Compares two kinds of ownership in columns or, on narrow screens, in rows. */
function OwnershipComparison({ words }: { words: Ownership['comparison'] }) {
  return (
    <table className="mt-block block w-full border border-line bg-surface max-md:[&_tbody]:block max-md:[&_td]:block max-md:[&_tr]:block md:table">
      <caption className="sr-only">{words.title}</caption>
      <thead className="type-caption text-faint max-md:sr-only">
        <tr>
          <th scope="col" className="w-1/4 px-6 py-4 [font-weight:inherit]">
            {words.question}
          </th>
          <th scope="col" className="px-6 py-4 [font-weight:inherit]">
            {words.before}
          </th>
          <th scope="col" className="px-6 py-4 [font-weight:inherit] text-accent-text">
            {words.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {words.rows.map((row) => (
          <tr key={row.question} className="border-t border-line align-baseline max-md:p-6">
            <th scope="row" className="type-label text-small font-[550] max-md:block max-md:pb-4 md:px-6 md:py-5">
              {row.question}
            </th>
            <td data-column={words.before} className={`${cell} text-muted`}>
              {row.before}
            </td>
            <td data-column={words.after} className={`${cell} border-s border-accent text-ink max-md:mt-4 max-md:ps-4`}>
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The foundation's duties and their limit. */
export function FoundationSection({ words }: { words: Foundation }) {
  return (
    <Section id="foundation">
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
      <p className="mt-8 max-w-prose border-s border-accent ps-5 text-small text-ink">{words.limit}</p>
    </Section>
  )
}
