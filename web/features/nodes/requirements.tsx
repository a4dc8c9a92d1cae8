import { nodesGuide } from '@network-site/site/nodes/guide'
import { GuideSection } from './guide-section.tsx'

const words = nodesGuide.requirements

/** What a machine needs to run a node. */
export function Requirements() {
  return (
    <GuideSection id="what-it-needs" title={words.title} body={words.body} layout="beside">
      <table className="w-full table-fixed border border-line bg-surface text-left text-small">
        <caption className="sr-only">{words.title}</caption>
        <thead className="type-caption text-faint max-md:[letter-spacing:0] max-md:normal-case">
          <tr>
            {Object.values(words.columns).map((column) => (
              <th key={column} scope="col" className="px-3 py-3 font-[inherit] md:px-6 md:py-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {words.rows.map(({ part, least, better }) => (
            <tr key={part} className="border-t border-line align-top">
              <th scope="row" className="px-3 py-3 font-[550] md:px-6 md:py-4">
                {part}
              </th>
              <td className="px-3 py-3 text-muted md:px-6 md:py-4">{least}</td>
              <td className="px-3 py-3 text-muted md:px-6 md:py-4">{better}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </GuideSection>
  )
}
