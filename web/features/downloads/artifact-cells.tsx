import { allDownloads } from '@network-site/site/all-downloads'
import { brand } from '@network-site/site/brand'
import { Download } from 'lucide-react'
import { CommandBlock } from '../../ui/command-block.tsx'
import type { ArtifactRow } from './artifact-rows.ts'

const words = allDownloads

interface ArtifactCellsProps {
  row: ArtifactRow
  kind: string
  isLoading: boolean
}

/** One file: its link, its size, its digest, and the command that checks it. */
export function ArtifactCells({ row, kind, isLoading }: ArtifactCellsProps) {
  const unknown = (text: string) => (isLoading ? '…' : text)
  return (
    <>
      <th scope="row" className="font-[inherit] lg:px-6 lg:py-6">
        <span className="type-caption block text-faint">{kind}</span>
        <a
          href={row.href}
          className="mt-1.5 inline-flex items-center gap-2 wrap-anywhere text-ink underline decoration-accent underline-offset-4 transition-colors hover:text-accent-text"
        >
          {row.file}
          <Download aria-hidden="true" className="size-4 shrink-0" />
        </a>
      </th>
      <td className="text-small whitespace-nowrap text-muted tabular-nums max-lg:mt-2 lg:px-6 lg:py-6">
        {row.sizeBytes === null ? unknown(words.unknownSize) : formatBytes(row.sizeBytes)}
      </td>
      <td className="text-small text-muted max-lg:mt-2 lg:w-[36rem] lg:max-w-[36rem] lg:px-6 lg:py-6">
        {/* Two lines on a narrow screen, reserved for the digest while it is being fetched. */}
        <span className="mb-3 block min-h-[1lh] max-sm:min-h-[2lh]">
          {row.sha256 === null ? (
            unknown(words.unknownDigest)
          ) : (
            <code className="font-mono text-caption wrap-anywhere select-all">{row.sha256}</code>
          )}
        </span>
        <CommandBlock
          command={row.verify}
          copyLabel={`${words.copy}: ${row.file}`}
          copiedLabel={words.copied}
          selectedLabel={words.copyByHand}
        />
      </td>
    </>
  )
}

/** A file's size as people read it: 48.3 MB. */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes >= 1) return inUnit('megabyte', 1).format(megabytes)
  return inUnit('kilobyte', 0).format(Math.max(1, bytes / 1000))
}

function inUnit(unit: 'kilobyte' | 'megabyte', digits: number): Intl.NumberFormat {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(brand.locale, { style: 'unit', unit, unitDisplay: 'short', ...fraction })
}
