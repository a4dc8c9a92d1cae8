import { downloads } from '@home/site/downloads'
import { Download } from 'lucide-react'
import { artifactRows, type ArtifactRow } from './artifact-rows.ts'
import { formatBytes } from './format-bytes.ts'
import type { ArtifactKey } from '@home/protocol/release-links'
import type { ReleaseState } from './release-state.ts'
import { SystemIcon } from './system-icon.tsx'

const words = downloads.table

const about: Record<ArtifactKey, { system: 'windows' | 'mac' | 'linux'; kind: 'client' | 'cli' }> = {
  Windows: { system: 'windows', kind: 'client' },
  Mac: { system: 'mac', kind: 'client' },
  Linux: { system: 'linux', kind: 'client' },
  WindowsCli: { system: 'windows', kind: 'cli' },
  MacCli: { system: 'mac', kind: 'cli' },
  LinuxCli: { system: 'linux', kind: 'cli' },
}

/** The six files with size and digest; each row becomes a block on a narrow screen. */
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
      <tbody>
        {artifactRows(release).map((row) => (
          <Row key={row.key} row={row} isLoading={release.status === 'loading'} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ row, isLoading }: { row: ArtifactRow; isLoading: boolean }) {
  const { system, kind } = about[row.key]
  const unknown = (text: string) => (isLoading ? '…' : text)
  return (
    <tr className="border-t border-line align-top max-lg:p-5">
      <th scope="row" className="font-[inherit] lg:px-6 lg:py-4">
        <span className="type-caption flex items-center gap-2 text-faint [&_svg]:size-3.5">
          <SystemIcon system={system} />
          {words.systems[system]} · {words.kinds[kind]}
        </span>
        <a
          href={row.href}
          className="mt-1 inline-flex items-center gap-2 wrap-anywhere text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text"
        >
          {row.file}
          <Download aria-hidden="true" className="size-4 shrink-0" />
        </a>
      </th>
      <td className="text-small whitespace-nowrap text-muted tabular-nums max-lg:mt-2 lg:px-6 lg:py-4">
        {row.sizeBytes === null ? unknown(words.unknownSize) : formatBytes(row.sizeBytes)}
      </td>
      <td className="text-small text-muted max-lg:mt-2 lg:w-[34rem] lg:px-6 lg:py-4">
        {row.sha256 === null ? (
          unknown(words.unknownDigest)
        ) : (
          <code className="font-mono text-caption wrap-anywhere select-all">{row.sha256}</code>
        )}
      </td>
    </tr>
  )
}
