import type { LatestRelease } from '@network-site/protocol/release'
import { allDownloads as words } from '@network-site/site/all-downloads'
import { language } from '@network-site/site/language'
import { downloads } from '@network-site/site/downloads'
import { Download } from 'lucide-react'
import { CommandBlock } from '../../ui/command-block.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import { newTab } from '../../ui/page-link.tsx'
import { formatDay } from './download-widget.tsx'
import {
  type ArtifactKind,
  type ArtifactRow,
  artifactRows,
  type ReleaseState,
  type System,
  type WithRelease,
} from './release-state.ts'
import { SystemIcon } from './use-visitor.tsx'

/** All files of the latest release, and how to verify them. */
export function ReleaseDownloads({ withRelease: WithRelease }: { withRelease: WithRelease }) {
  return (
    <>
      <div className="border-s border-accent ps-4 not-in-data-[visitor=mobile]:hidden">
        <p className="type-caption text-ink">{downloads.mobile.title}</p>
        <p className="mt-2 text-small text-muted">{downloads.mobile.body}</p>
      </div>
      <div className="in-data-[visitor=mobile]:hidden">
        <WithRelease>
          {(release) => (
            <>
              <ReleaseNote release={release} />
              <ArtifactTable release={release} />
              <h3 className="type-label mt-block text-title">{words.verifyTitle}</h3>
              <p className="type-prose mt-3">{release.status === 'failed' ? words.verifyByEye : words.verifyIntro}</p>
            </>
          )}
        </WithRelease>
      </div>
    </>
  )
}

/** The release in the table and when it was confirmed. Always two lines high to prevent layout shift. */
function ReleaseNote({ release }: { release: ReleaseState }) {
  return (
    <output className="mb-5 block min-h-14 text-small text-muted">
      {release.status === 'ready' && (
        <>
          <span className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <span className="font-display text-title font-semibold text-ink">{release.release.tag_name}</span>
            {release.release.published_at && (
              <span>
                <Sentence
                  text={words.released}
                  parts={{
                    date: (
                      <time dateTime={release.release.published_at}>{formatDay(release.release.published_at)}</time>
                    ),
                  }}
                />
              </span>
            )}
            <a
              href={release.links.Github}
              {...newTab}
              className="underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink"
            >
              {words.releasePage}
            </a>
          </span>
          <ReleaseAge release={release.release} />
        </>
      )}
      {release.status === 'failed' && words.unavailable}
      {release.status === 'loading' && <span className="not-in-data-visitor:hidden">{words.loading}</span>}
    </output>
  )
}

/** When the code host last confirmed this release, and whether that is stale. */
function ReleaseAge({ release: { checked_at: checkedAt, stale } }: { release: LatestRelease }) {
  if (checkedAt === undefined) return <span className="mt-1 block">{words.direct}</span>
  return (
    <span className={stale ? 'mt-1 block text-brass-bright' : 'mt-1 block'}>
      <Sentence
        text={stale ? words.stale : words.confirmed}
        parts={{ time: <time dateTime={checkedAt}>{formatMoment(checkedAt)}</time> }}
      />
    </span>
  )
}

/** Formats a time in the visitor's time zone, including its name. */
function formatMoment(iso: string): string {
  return new Date(iso).toLocaleString(language.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
}

const kinds: ArtifactKind[] = ['client', 'cli']

/** Highlights the visitor's system. */
const ownSystem: Record<System, string> = {
  windows: 'in-data-[visitor=windows]:bg-ember',
  mac: 'in-data-[visitor=mac]:bg-ember',
  linux: 'in-data-[visitor=linux]:bg-ember',
}

/** The six files by system, with size, digest, and verification command. On narrow screens, each row is a block. */
function ArtifactTable({ release }: { release: ReleaseState }) {
  return (
    <table className="block w-full border border-line bg-surface max-lg:[&_tbody]:block max-lg:[&_td]:block max-lg:[&_th]:block max-lg:[&_tr]:block lg:table">
      <caption className="sr-only">{words.title}</caption>
      <thead className="type-caption text-faint max-lg:sr-only">
        <tr>
          {Object.values(words.columns).map((column) => (
            <th key={column} scope="col" className="px-6 py-4 [font-weight:inherit]">
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
                  className="[font-weight:inherit] max-lg:pt-6 max-lg:pb-4 lg:w-44 lg:px-6 lg:py-6"
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

/** The link, size, digest, and verification command of a file. */
function ArtifactCells({ row, kind, isLoading }: { row: ArtifactRow; kind: string; isLoading: boolean }) {
  const unknown = (text: string) => (isLoading ? '…' : text)
  return (
    <>
      <th scope="row" className="[font-weight:inherit] lg:px-6 lg:py-6">
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
      <td className="text-small text-muted max-lg:mt-2 lg:w-[19rem] lg:max-w-[19rem] lg:px-6 lg:py-6 xl:w-[36rem] xl:max-w-[36rem]">
        {/* Reserves space for the digest while it loads. */}
        <span className="mb-3 block min-h-[1lh] max-sm:min-h-[2lh] lg:max-xl:min-h-[2lh]">
          {row.sha256 === null ? (
            unknown(words.unknownDigest)
          ) : (
            <code dir="ltr" className="font-mono text-caption wrap-anywhere select-all">
              {row.sha256}
            </code>
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

/** Formats a file size: 48.3 MB. */
function formatBytes(bytes: number): string {
  const megabytes = bytes / 1_000_000
  if (megabytes >= 1) return inUnit('megabyte', 1).format(megabytes)
  return inUnit('kilobyte', 0).format(Math.max(1, bytes / 1000))
}

function inUnit(unit: 'kilobyte' | 'megabyte', digits: number): Intl.NumberFormat {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return new Intl.NumberFormat(language.locale, { style: 'unit', unit, unitDisplay: 'short', ...fraction })
}
