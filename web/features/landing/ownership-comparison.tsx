import type { Ownership } from '@network-site/site/schema/home'

/** The same item owned in two ways, side by side; one under the other on a narrow screen. */
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
          <tr key={row.question} className="border-t border-line align-top max-md:p-6">
            <th scope="row" className="type-label text-small font-[550] max-md:block max-md:pb-4 md:px-6 md:py-5">
              {row.question}
            </th>
            <td className="text-muted md:px-6 md:py-5">
              <NarrowLabel text={words.before} />
              {row.before}
            </td>
            <td className="border-l border-accent text-ink max-md:mt-4 max-md:pl-4 md:px-6 md:py-5">
              <NarrowLabel text={words.after} />
              {row.after}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NarrowLabel({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="type-caption mb-1 block text-faint md:hidden">
      {text}
    </span>
  )
}
