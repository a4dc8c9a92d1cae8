import type { Ownership } from '@network-site/site/schema/home'

/** On narrow screens the header row is hidden, and each cell shows its column's name. Screen readers still have the row. */
const cell =
  "md:px-6 md:py-5 max-md:before:type-caption max-md:before:mb-1 max-md:before:block max-md:before:text-faint max-md:before:content-[attr(data-column)_/_'']"

/** Two kinds of ownership compared, in columns; on a narrow screen one below the other. */
export function OwnershipComparison({ words }: { words: Ownership['comparison'] }) {
  return (
    <table className="mt-block block w-full border border-line bg-surface text-left max-md:[&_tbody]:block max-md:[&_td]:block max-md:[&_tr]:block md:table">
      <caption className="sr-only">{words.title}</caption>
      <thead className="type-caption text-faint max-md:sr-only">
        <tr>
          <th scope="col" className="w-1/5 px-6 py-4 font-[inherit]">
            {words.question}
          </th>
          <th scope="col" className="px-6 py-4 font-[inherit]">
            {words.before}
          </th>
          <th scope="col" className="px-6 py-4 font-[inherit] text-accent-text">
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
            <td data-column={words.after} className={`${cell} border-l border-accent text-ink max-md:mt-4 max-md:pl-4`}>
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
