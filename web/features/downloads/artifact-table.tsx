import { allDownloads } from '@network-site/site/all-downloads'
import { artifactRows, type ArtifactKind } from './artifact-rows.ts'
import { ArtifactCells } from './artifact-cells.tsx'
import type { ReleaseState } from './release-state.ts'
import { SystemIcon } from './system-icon.tsx'
import type { System } from './verify-command.ts'

const words = allDownloads
const kinds: ArtifactKind[] = ['client', 'cli']

/** Highlights the visitor's own system. */
const ownSystem: Record<System, string> = {
  windows: 'in-data-[visitor=windows]:bg-ember',
  mac: 'in-data-[visitor=mac]:bg-ember',
  linux: 'in-data-[visitor=linux]:bg-ember',
}

/** The six files by system, with size, digest and check; on a narrow screen each row is a block. */
export function ArtifactTable({ release }: { release: ReleaseState }) {
  return (
    <table className="block w-full border border-line bg-surface text-left max-lg:[&_tbody]:block max-lg:[&_td]:block max-lg:[&_th]:block max-lg:[&_tr]:block lg:table">
      <caption className="sr-only">{words.title}</caption>
      <thead className="type-caption text-faint max-lg:sr-only">
        <tr>
          {Object.values(words.columns).map((column) => (
            <th key={column} scope="col" className="px-6 py-4 font-[inherit]">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {(['windows', 'mac', 'linux'] as const).map((system) => (
        <tbody key={system} className={`border-t border-line ${ownSystem[system]}`}>
          {kinds.map((kind) => (
            <tr key={kind} className="align-top max-lg:px-5 max-lg:pb-6">
              {kind === 'client' && (
                <th
                  scope="rowgroup"
                  rowSpan={kinds.length}
                  className="font-[inherit] max-lg:pt-6 max-lg:pb-4 lg:w-44 lg:px-6 lg:py-6"
                >
                  <span className="type-label flex items-center gap-3 text-title [&_svg]:size-6 [&_svg]:text-brass">
                    <SystemIcon system={system} />
                    {words.systems[system]}
                  </span>
                </th>
              )}
              <ArtifactCells
                row={artifactRows(system, release)[kind]}
                kind={words.kinds[kind]}
                isLoading={release.status === 'loading'}
              />
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
