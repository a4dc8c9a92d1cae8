import { ownership } from '@home/site/home/ownership'

const { comparison } = ownership

/** The same item owned in two ways, side by side; one under the other on a narrow screen. */
export function OwnershipComparison() {
  return (
    <table className="mt-block block w-full border border-line bg-surface text-left max-md:[&_tbody]:block max-md:[&_td]:block max-md:[&_tr]:block md:table">
      <caption className="sr-only">{comparison.title}</caption>
      <thead className="type-caption text-faint max-md:sr-only">
        <tr>
          <th scope="col" className="w-1/5 px-6 py-4 font-[inherit]">
            {comparison.question}
          </th>
          <th scope="col" className="px-6 py-4 font-[inherit]">
            {comparison.before}
          </th>
          <th scope="col" className="px-6 py-4 font-[inherit] text-accent-text">
            {comparison.after}
          </th>
        </tr>
      </thead>
      <tbody>
        {comparison.rows.map((row) => (
          <tr key={row.question} className="border-t border-line align-top max-md:p-6">
            <th scope="row" className="type-label text-small font-[550] max-md:block max-md:pb-4 md:px-6 md:py-5">
              {row.question}
            </th>
            <td className="text-muted md:px-6 md:py-5">
              <NarrowLabel text={comparison.before} />
              {row.before}
            </td>
            <td className="border-l border-accent text-ink max-md:mt-4 max-md:pl-4 md:px-6 md:py-5">
              <NarrowLabel text={comparison.after} />
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
